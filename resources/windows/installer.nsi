; The installer of Nictate for Windows: makensis with -DVERSION, -DFOLDER (what is installed) and -DOUT (the installer).
Target amd64-unicode ; nothing of it needs what runs programs of 32 bits
!include MUI2.nsh
Name "Nictate ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Nictate" ; this user's: no administrator is asked
InstallDirRegKey HKCU "Software\Nictate" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Nictate"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_LICENSE "${FOLDER}\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\nictate.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Section
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Nictate.lnk" "$INSTDIR\nictate.exe"
  WriteRegStr HKCU "Software\Nictate" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.nictate" "" "Nictate.Session"
  WriteRegStr HKCU "Software\Classes\Nictate.Session" "" "Nictate session"
  WriteRegStr HKCU "Software\Classes\Nictate.Session\DefaultIcon" "" "$INSTDIR\nictate.exe,0"
  WriteRegStr HKCU "Software\Classes\Nictate.Session\shell\open\command" "" '"$INSTDIR\nictate.exe" "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Nictate"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\nictate.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Only what was installed goes: somebody may have chosen a folder with files of their own. Ledgers and releases stay.
Section "Uninstall"
  !include "${REMOVALS}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Nictate.lnk"
  DeleteRegValue HKCU "Software\Nictate" "InstallDir" ; the program's settings stay: they know which ledger is whose
  DeleteRegKey /ifempty HKCU "Software\Nictate"
  DeleteRegKey HKCU "Software\Classes\Nictate.Session"
  ReadRegStr $0 HKCU "Software\Classes\.nictate" ""
  StrCmp $0 "Nictate.Session" 0 +2
    DeleteRegKey HKCU "Software\Classes\.nictate"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
