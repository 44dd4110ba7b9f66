<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>QObject</name>
    <message>
        <source>Releases that are not proven: %1. So the total is not proven, either.</source>
        <translation>Nicht bewiesene Veröffentlichungen: %1. Also ist auch die Summe nicht bewiesen.</translation>
    </message>
    <message>
        <source> Unit: %1.</source>
        <translation> Einheit: %1.</translation>
    </message>
    <message>
        <source>Dwell by fixations, which costs nothing more. Unit: ms.</source>
        <translation>Verweildauer nach Fixationen, was nichts weiter kostet. Einheit: ms.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Change parameters</source>
        <translation>Parameter ändern</translation>
    </message>
    <message>
        <source>Stopped; Analyse › Recompute starts it again.</source>
        <translation>Angehalten; Analyse › Kurven neu berechnen beginnt von vorn.</translation>
    </message>
    <message>
        <source>%1, status %2</source>
        <translation>%1, Status: %2</translation>
    </message>
    <message>
        <source>SIMULATION – not a release</source>
        <translation>SIMULATION – keine Veröffentlichung</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>%1: %2 finds %3 (%4 to %5), the noise alone %6</source>
        <translation>%1: %2 findet %3 (%4 bis %5), das Rauschen allein %6</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>, ε = %1</source>
        <translation>, ε = %1</translation>
    </message>
    <message>
        <source>; task %1 above chance</source>
        <translation>; Aufgabe %1 über dem Zufall</translation>
    </message>
    <message>
        <source>Show as swipe</source>
        <translation>Als Wischvergleich zeigen</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Nebeneinander zeigen</translation>
    </message>
    <message>
        <source>n = %1 observers, blur σ = %2 px. %3.</source>
        <translation>n = %1 Beobachter, Weichzeichnung σ = %2 px. %3.</translation>
    </message>
    <message>
        <source>Chosen stimuli</source>
        <translation>Gewählte Stimuli</translation>
    </message>
    <message>
        <source>All %1 stimuli</source>
        <translation>Alle %1 Stimuli</translation>
    </message>
    <message>
        <source>SIMULATION  %1 % data</source>
        <translation>SIMULATION  %1 % Daten</translation>
    </message>
    <message>
        <source>, mostly expectation</source>
        <translation>, vor allem Erwartung</translation>
    </message>
    <message>
        <source>no gaze at all</source>
        <translation>ganz ohne Blickdaten</translation>
    </message>
    <message>
        <source>, as published</source>
        <translation>, wie publiziert</translation>
    </message>
    <message>
        <source>noise σ(m)²</source>
        <translation>Rauschen σ(m)²</translation>
    </message>
    <message>
        <source>cut off by the cap</source>
        <translation>von der Kappung abgeschnitten</translation>
    </message>
    <message>
        <source>E[MSE], %1</source>
        <translation>E[MSE], %1</translation>
    </message>
    <message>
        <source>broken, acknowledged</source>
        <translation>gebrochen, zur Kenntnis genommen</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>acknowledges entry %1, %2</source>
        <translation>nimmt Eintrag %1 zur Kenntnis, %2</translation>
    </message>
    <message>
        <source>lost at most ε = %1, δ = %2</source>
        <translation>verloren höchstens ε = %1, δ = %2</translation>
    </message>
    <message>
        <source>lost: not known</source>
        <translation>verloren: nicht bekannt</translation>
    </message>
    <message>
        <source>The chain breaks at entry %1: it was changed, removed or cut off. Nothing can be released until the curator has acknowledged it.</source>
        <translation>Die Kette bricht bei Eintrag %1: Er wurde geändert, entfernt oder abgeschnitten. Nichts kann veröffentlicht werden, bis es bestätigt ist.</translation>
    </message>
    <message>
        <source>The chain broke at entry %1 and no bound on the loss there was given: the total is unbounded.</source>
        <translation>Die Kette brach bei Eintrag %1, und für den Verlust dort wurde keine Schranke angegeben: Die Summe ist unbegrenzt.</translation>
    </message>
    <message>
        <source>1 entry, chain verified</source>
        <translation>1 Eintrag, Kette geprüft</translation>
    </message>
    <message>
        <source>%1 entries, chain verified</source>
        <translation>%1 Einträge, Kette geprüft</translation>
    </message>
    <message>
        <source>No release yet; the ledger is made with the first.</source>
        <translation>Noch keine Veröffentlichung; das Kontobuch entsteht mit der ersten.</translation>
    </message>
    <message>
        <source>δ = %1 is then fixed for all totals of the study: the release&apos;s if you gave one, else the smaller of 10⁻⁵ and n^(−3/2).</source>
        <translation>δ = %1 gilt dann für alle Summen der Studie: das der Veröffentlichung, wenn Sie eines nannten, sonst das kleinere von 10⁻⁵ und n^(−3/2).</translation>
    </message>
    <message>
        <source>ε = %1, δ = %2, ρ = %3</source>
        <translation>ε = %1, δ = %2, ρ = %3</translation>
    </message>
    <message>
        <source> (as published: ε = %1)</source>
        <translation> (wie publiziert: ε = %1)</translation>
    </message>
    <message>
        <source>, status: %1.</source>
        <translation>, Status: %1.</translation>
    </message>
    <message>
        <source>%1 releases and ledger entries together: ε = %2 at δ = %3, ρ = %4.</source>
        <translation>%1 Veröffentlichungen und Einträge im Kontobuch zusammen: ε = %2 bei δ = %3, ρ = %4.</translation>
    </message>
    <message>
        <source>One alone: </source>
        <translation>Jede allein: </translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Released.</source>
        <translation>Veröffentlicht.</translation>
    </message>
    <message>
        <source>Everything was written but what could not be drawn: %1</source>
        <translation>Alles wurde geschrieben bis auf das, was nicht gezeichnet werden konnte: %1</translation>
    </message>
    <message>
        <source>Paid for, but not written.</source>
        <translation>Bezahlt, aber nicht geschrieben.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2. Those are released and in the ledger.</source>
        <translation>Nach %1 von %2 angehalten. Diese sind veröffentlicht und stehen im Kontobuch.</translation>
    </message>
    <message>
        <source>%1 of %2 were released.</source>
        <translation>%1 von %2 wurden veröffentlicht.</translation>
    </message>
    <message>
        <source>Ledger entry %1; the study&apos;s total is ε = %2 at δ = %3</source>
        <translation>Eintrag %1 im Kontobuch; die Summe der Studie ist ε = %2 bei δ = %3</translation>
    </message>
    <message>
        <source> of %1.</source>
        <translation> von %1.</translation>
    </message>
    <message>
        <source>Published ε (w samples)</source>
        <translation>Publiziertes ε (w Abtastwerte)</translation>
    </message>
    <message>
        <source>What w consecutive samples, each moved by at most r, may reveal</source>
        <translation>Was w Abtastwerte in Folge verraten dürfen, jeder um höchstens r verschoben</translation>
    </message>
    <message>
        <source>Their true loss</source>
        <translation>Ihr wahrer Verlust</translation>
    </message>
    <message>
        <source>What w such samples really lose by this form</source>
        <translation>Was w solche Abtastwerte in dieser Form wirklich verlieren</translation>
    </message>
    <message>
        <source>User-level ε (all recordings)</source>
        <translation>ε je Person (alle Aufzeichnungen)</translation>
    </message>
    <message>
        <source>What one person loses who is in this release with all their recordings: this is what the ledger books</source>
        <translation>Was eine Person verliert, die mit allen Aufzeichnungen in dieser Veröffentlichung ist: Das bucht das Kontobuch</translation>
    </message>
    <message>
        <source>Error of this recording</source>
        <translation>Fehler dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>Root mean squared distance of protected and original gaze; beside it that of publishing the middle of the field instead</source>
        <translation>Wurzel des mittleren quadratischen Abstands von geschütztem und originalem Blick; daneben der Abstand, wenn stattdessen die Bildmitte veröffentlicht wird</translation>
    </message>
    <message>
        <source>no sample is in both</source>
        <translation>kein Abtastwert ist in beiden</translation>
    </message>
    <message>
        <source>%1°, the centre&apos;s %2°</source>
        <translation>%1°, die Mitte %2°</translation>
    </message>
    <message>
        <source>%1°: worse than publishing the middle of the field, %2°</source>
        <translation>%1°: schlechter, als die Bildmitte zu veröffentlichen, %2°</translation>
    </message>
    <message>
        <source>User-level ε</source>
        <translation>ε je Person</translation>
    </message>
    <message>
        <source>The loss is not finite: this is not differential privacy</source>
        <translation>Der Verlust ist nicht endlich: Das ist keine Differential Privacy</translation>
    </message>
    <message>
        <source>%1   %2 s, %3 % lost</source>
        <translation>%1   %2 s, %3 % fehlen</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>%1 yaw</source>
        <translation>%1 horizontal</translation>
    </message>
    <message>
        <source>%1 pitch</source>
        <translation>%1 vertikal</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>spent in w</source>
        <translation>verbraucht in w</translation>
    </message>
    <message>
        <source> saccades</source>
        <translation> Sakkaden</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>share of recordings</source>
        <translation>Anteil der Aufzeichnungen</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>verknüpft</translation>
    </message>
    <message>
        <source>identified</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>promised 1/k</source>
        <translation>versprochen 1/k</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>fixations, 1/s</source>
        <translation>Fixationen, 1/s</translation>
    </message>
    <message>
        <source>median fixation, s</source>
        <translation>mediane Fixationsdauer, s</translation>
    </message>
    <message>
        <source>fixating, %</source>
        <translation>Fixationsanteil, %</translation>
    </message>
    <message>
        <source>saccades, 1/s</source>
        <translation>Sakkaden, 1/s</translation>
    </message>
    <message>
        <source>median amplitude, °</source>
        <translation>mediane Amplitude, °</translation>
    </message>
    <message>
        <source>median peak, °/s</source>
        <translation>mediane Spitzengeschwindigkeit, °/s</translation>
    </message>
    <message>
        <source>blinks, 1/min</source>
        <translation>Lidschläge, 1/min</translation>
    </message>
    <message>
        <source>lost samples, %</source>
        <translation>verlorene Abtastwerte, %</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>tracker&apos;s</source>
        <translation>des Geräts</translation>
    </message>
    <message>
        <source>tracker&apos;s unit</source>
        <translation>Einheit des Geräts</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Abtastwert</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>aufgefüllt</translation>
    </message>
    <message>
        <source>mean of %1 ± sd</source>
        <translation>Mittel von %1 ± SD</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>differences </source>
        <translation>Differenzen </translation>
    </message>
    <message>
        <source>protected </source>
        <translation>geschützt </translation>
    </message>
    <message>
        <source>Lag 1: %1</source>
        <translation>Lag 1: %1</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>Rekonstruktion</translation>
    </message>
    <message>
        <source>perturbation</source>
        <translation>Störung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>best k = %1</source>
        <translation>bestes k = %1</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominell</translation>
    </message>
    <message>
        <source>user level</source>
        <translation>je Person</translation>
    </message>
    <message>
        <source>released</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>filtered</source>
        <translation>gefiltert</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Published ε (%1)</source>
        <translation>Publiziertes ε (%1)</translation>
    </message>
    <message>
        <source>What the papers report: ε of one feature times the number of features, plus the cost of choosing k with noise.</source>
        <translation>Was die Arbeiten angeben: ε eines Merkmals mal der Zahl der Merkmale, und was die Wahl von k mit Rauschen kostet.</translation>
    </message>
    <message>
        <source> × %1 chunks</source>
        <translation> × %1 Abschnitte</translation>
    </message>
    <message>
        <source> × %1 recordings</source>
        <translation> × %1 Aufzeichnungen</translation>
    </message>
    <message>
        <source>What one person loses: the same person is in every feature, chunk and recording, so all of them add up.</source>
        <translation>Was eine Person verliert: Dieselbe Person steckt in jedem Merkmal, Abschnitt und jeder Aufzeichnung, also addiert sich alles.</translation>
    </message>
    <message>
        <source>Error against a constant</source>
        <translation>Fehler gegen eine Konstante</translation>
    </message>
    <message>
        <source>Mean squared error of what leaves, in squared ranges of the features, against that of publishing the centre of the range for everybody.</source>
        <translation>Mittlerer quadratischer Fehler dessen, was hinausgeht, in quadrierten Spannweiten der Merkmale, gegen den Fehler, wenn für alle die Mitte der Spannweite veröffentlicht wird.</translation>
    </message>
    <message>
        <source>%1 R², %2 × the constant&apos;s</source>
        <translation>%1 R², %2 × Konstante</translation>
    </message>
    <message>
        <source>: a constant does better</source>
        <translation>: eine Konstante ist besser</translation>
    </message>
    <message>
        <source>: a constant does as well</source>
        <translation>: eine Konstante ist so gut</translation>
    </message>
    <message>
        <source>as detected</source>
        <translation>wie erkannt</translation>
    </message>
    <message>
        <source>from pictures</source>
        <translation>aus Bildern</translation>
    </message>
    <message>
        <source>No file&apos;s name fits %1; the first one is %2.</source>
        <translation>Kein Dateiname passt zu %1; der erste ist %2.</translation>
    </message>
    <message>
        <source>Not a pattern yet. A pattern is %1.</source>
        <translation>Noch kein Muster. Ein Muster ist %1.</translation>
    </message>
    <message>
        <source>column: %1</source>
        <translation>Spalte: %1</translation>
    </message>
    <message>
        <source>guessed</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>the format&apos;s own</source>
        <translation>vom Format</translation>
    </message>
    <message>
        <source>given</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>Gaze data (%1);;All files (*)</source>
        <translation>Blickdaten (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>%1: constant, left out of averages</source>
        <translation>%1: konstant, nicht in den Mitteln</translation>
    </message>
    <message>
        <source>constant, left out of averages</source>
        <translation>konstant, nicht in den Mitteln</translation>
    </message>
    <message>
        <source>unbounded</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>fixations per observer, blurred</source>
        <translation>Fixationen/Person, weichgezeichnet</translation>
    </message>
    <message>
        <source>Observer %1</source>
        <translation>Beobachter %1</translation>
    </message>
    <message>
        <source>grid side √r</source>
        <translation>Rasterseite √r</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>observers n</source>
        <translation>Beobachter n</translation>
    </message>
    <message>
        <source>its noise alone</source>
        <translation>nur sein Rauschen</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>publish a constant</source>
        <translation>eine Konstante veröffentlichen</translation>
    </message>
    <message>
        <source>one draw so far</source>
        <translation>bisher eine Ziehung</translation>
    </message>
    <message>
        <source>%1, one draw so far</source>
        <translation>%1, bisher eine Ziehung</translation>
    </message>
    <message>
        <source>, in one draw so far</source>
        <translation>, in bisher einer Ziehung</translation>
    </message>
    <message>
        <source>fixations per cell and observer</source>
        <translation>Fixationen je Zelle und Beobachter</translation>
    </message>
    <message>
        <source>%1
%2 min · at step %3 of %4</source>
        <translation>%1
%2 min · bei Schritt %3 von %4</translation>
    </message>
    <message>
        <source>%1
%2 min · done ✓</source>
        <translation>%1
%2 min · erledigt ✓</translation>
    </message>
    <message>
        <source>%1
%2 min</source>
        <translation>%1
%2 min</translation>
    </message>
    <message>
        <source>left %1, right %2</source>
        <translation>links %1, rechts %2</translation>
    </message>
    <message>
        <source>filled: reads the data; half: not shown</source>
        <translation>voll: liest die Daten; halb: nicht gezeigt</translation>
    </message>
    <message>
        <source>hollow: noise only</source>
        <translation>hohl: nur Rauschen</translation>
    </message>
    <message>
        <source>SIMULATION  worse than no gaze, CC %1</source>
        <translation>SIMULATION  schlechter als ohne Blickdaten, CC %1</translation>
    </message>
    <message>
        <source>SIMULATION  adds nothing to no gaze, CC %1</source>
        <translation>SIMULATION  nicht besser als ohne Blickdaten, CC %1</translation>
    </message>
    <message>
        <source>Expected error</source>
        <translation>Erwarteter Fehler</translation>
    </message>
    <message>
        <source>One standard deviation of the noise, from public facts only; what other observers would have done comes on top</source>
        <translation>Eine Standardabweichung des Rauschens, nur aus öffentlichen Tatsachen; was andere Beobachter getan hätten, kommt hinzu</translation>
    </message>
    <message>
        <source>Mostly noise</source>
        <translation>Vor allem Rauschen</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Privatheitsverlust</translation>
    </message>
    <message>
        <source>ε = %1 for the whole table</source>
        <translation>ε = %1 für die ganze Tabelle</translation>
    </message>
    <message>
        <source>ε = %1 for all %2 metrics together</source>
        <translation>ε = %1 für alle %2 Maße zusammen</translation>
    </message>
    <message>
        <source>What one observer loses by this table</source>
        <translation>Was eine Person durch diese Tabelle verliert</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>%1: one ε for all</source>
        <translation>%1: ein ε für alle</translation>
    </message>
    <message>
        <source>Everybody is in one group only. The noise named here is of the smallest group&apos;s table. Who is in which group must be public</source>
        <translation>Jede Person ist nur in einer Gruppe. Das hier genannte Rauschen ist das der Tabelle der kleinsten Gruppe. Wer in welcher Gruppe ist, muss öffentlich sein</translation>
    </message>
    <message>
        <source>Groups by %1; differences corrected by Holm.</source>
        <translation>Gruppen nach %1; Unterschiede nach Holm korrigiert.</translation>
    </message>
    <message>
        <source>Within people</source>
        <translation>Innerhalb von Personen</translation>
    </message>
    <message>
        <source>%1 − %2, noise twice a table&apos;s</source>
        <translation>%1 − %2, doppeltes Rauschen</translation>
    </message>
    <message>
        <source>Everybody saw both. The differences alone are published; a table of either would cost its own ε</source>
        <translation>Alle haben beides gesehen. Veröffentlicht werden nur die Unterschiede; eine Tabelle von einem davon kostet ihr eigenes ε</translation>
    </message>
    <message>
        <source>Differences within people, %1 less %2; corrected by Holm.</source>
        <translation>Unterschiede innerhalb von Personen, %1 minus %2; nach Holm korrigiert.</translation>
    </message>
    <message>
        <source>Between computed points of the line, or at its end; a draw at this ε follows when the slider rests.</source>
        <translation>Zwischen berechneten Punkten der Linie oder an ihrem Ende; eine Ziehung bei diesem ε folgt, wenn der Regler ruht.</translation>
    </message>
    <message>
        <source>%1, beyond the line</source>
        <translation>%1, jenseits der Linie</translation>
    </message>
    <message>
        <source>ε = %1</source>
        <translation>ε = %1</translation>
    </message>
    <message>
        <source>no observer is included; tick some, or clear the filter</source>
        <translation>kein Beobachter ist einbezogen; haken Sie welche an, oder leeren Sie den Filter</translation>
    </message>
    <message>
        <source>a line each: name = value, value</source>
        <translation>je eine Zeile: Name = Wert, Wert</translation>
    </message>
    <message>
        <source>the original: attackers</source>
        <translation>das Original: Angreifer</translation>
    </message>
    <message>
        <source>%1: protected studies, attackers, controls</source>
        <translation>%1: geschützte Studien, Angreifer, Kontrollen</translation>
    </message>
    <message>
        <source>times that rise, as in 500, 1500</source>
        <translation>Zeiten, die steigen, etwa 500, 1500</translation>
    </message>
    <message>
        <source>at most 16 million cells in the window; nictate-cli takes more</source>
        <translation>höchstens 16 Millionen Zellen im Fenster; nictate-cli kann mehr</translation>
    </message>
    <message>
        <source>leads out of the lesson&apos;s folder</source>
        <translation>führt aus dem Ordner der Lektion hinaus</translation>
    </message>
    <message>
        <source>put a copy in its place</source>
        <translation>legen Sie an seine Stelle eine Kopie</translation>
    </message>
    <message>
        <source>a study that is in the lesson&apos;s own folder</source>
        <translation>eine Studie, die im eigenen Ordner der Lektion liegt</translation>
    </message>
    <message>
        <source>%1: the ledger does not exist</source>
        <translation>%1: Ein solches Kontobuch gibt es nicht</translation>
    </message>
    <message>
        <source>%1: the privacy card does not exist</source>
        <translation>%1: Eine solche Privatheitskarte gibt es nicht</translation>
    </message>
    <message>
        <source>nobody included has gaze samples of %1</source>
        <translation>niemand Einbezogenes hat Abtastwerte von %1</translation>
    </message>
    <message>
        <source>predicting gaze takes two people and 600 ms without a lost sample, of this recording too</source>
        <translation>den Blick vorherzusagen, braucht zwei Personen und 600 ms ohne verlorenen Abtastwert, auch von dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>Choose a public table under &quot;Bounds of the features&quot; in the panel on the right: there is one participant, so bounds from the data leave no difference between people to hide. No noise would be added, nothing would be promised, and the signals would leave as they are.</source>
        <translation>Wählen Sie rechts unter „Grenzen der Merkmale“ eine öffentliche Tabelle: Es gibt eine Person, also lassen Grenzen aus den Daten keinen Unterschied zwischen Personen zu verbergen. Es käme kein Rauschen hinzu, nichts wäre versprochen, und die Signale gingen hinaus, wie sie sind.</translation>
    </message>
    <message>
        <source>Choose a public table under &quot;Bounds of the features&quot; in the panel on the right: signals are released within public bounds only, since noise scaled by the data&apos;s own range would tell about it. For the 52 window features there is one in datasets/window_feature_bounds.csv.</source>
        <translation>Wählen Sie rechts unter „Grenzen der Merkmale“ eine öffentliche Tabelle: Signale werden nur in öffentlichen Grenzen veröffentlicht, denn Rauschen nach der Spannweite der Daten selbst verriete etwas über sie. Für die 52 Fenstermerkmale gibt es eine in datasets/window_feature_bounds.csv.</translation>
    </message>
    <message>
        <source>Feature window</source>
        <translation>Merkmalsfenster</translation>
    </message>
    <message>
        <source>The 52 features are computed from the gaze in windows of this length, one every half second. A longer window gives smoother signals of fewer samples.</source>
        <translation>Die 52 Merkmale werden aus dem Blick in Fenstern dieser Länge berechnet, eines jede halbe Sekunde. Ein längeres Fenster gibt glattere Signale aus weniger Werten.</translation>
    </message>
    <message>
        <source>30 s, as in the papers</source>
        <translation>30 s, wie in den Arbeiten</translation>
    </message>
    <message>
        <source>%1 could not be made: %2</source>
        <translation>%1 konnte nicht erstellt werden: %2</translation>
    </message>
    <message>
        <source>%1 holds nobody&apos;s gaze and no feature tables: there is nothing to show</source>
        <translation>%1 enthält keine Blicke und keine Merkmalstabellen: Es gibt nichts zu zeigen</translation>
    </message>
    <message>
        <source>%1 has one row for each person and condition; a signal needs at least two. Is it a table of answers or of people?</source>
        <translation>%1 hat eine Zeile für jede Person und Bedingung; ein Signal braucht mindestens zwei. Ist es eine Tabelle von Antworten oder von Personen?</translation>
    </message>
    <message>
        <source>the animated picture could not be made</source>
        <translation>das animierte Bild konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>das Bild konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>the PDF could not be made without the time of its making</source>
        <translation>das PDF konnte nicht ohne die Zeit seiner Entstehung erstellt werden</translation>
    </message>
    <message>
        <source>a picture of more than %1 million pixels is not drawn; choose fewer dpi</source>
        <translation>ein Bild von mehr als %1 Millionen Pixeln wird nicht gezeichnet; wählen Sie weniger dpi</translation>
    </message>
    <message>
        <source>a picture this large does not fit in memory; choose fewer dpi</source>
        <translation>ein so großes Bild passt nicht in den Speicher; wählen Sie weniger dpi</translation>
    </message>
    <message>
        <source>a name ending in .png, .svg or .pdf</source>
        <translation>ein Name, der auf .png, .svg oder .pdf endet</translation>
    </message>
    <message>
        <source>How it is read…</source>
        <translation>Wie sie gelesen wird…</translation>
    </message>
    <message>
        <source>The features need windows of %1 s, and the shortest recording lasts %2 s.</source>
        <translation>Die Merkmale brauchen Fenster von %1 s, und die kürzeste Aufzeichnung dauert %2 s.</translation>
    </message>
    <message>
        <source>Use windows of %1 s</source>
        <translation>Fenster von %1 s verwenden</translation>
    </message>
    <message>
        <source>Change window</source>
        <translation>Fenster ändern</translation>
    </message>
    <message>
        <source>fix./observer</source>
        <translation>Fix./Person</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>nictate::AboutDialog</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>About Nictate</source>
        <translation>Über Nictate</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Nictate %1&lt;/h3&gt;&lt;p&gt;A workbench for publishing eye-tracking data with a privacy guarantee.&lt;/p&gt;&lt;p&gt;To nictate is to wink: the nictitating membrane shields an eye and still lets it see.&lt;/p&gt;&lt;p&gt;The screen shows simulations, which are repeatable and not protected; only &lt;i&gt;Release…&lt;/i&gt; draws data that may be published.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Nictate %1&lt;/h3&gt;&lt;p&gt;Eine Werkbank, um Blickdaten mit einer Privatheitsgarantie zu veröffentlichen.&lt;/p&gt;&lt;p&gt;„To nictate“ heißt zwinkern: Die Nickhaut schützt ein Auge und lässt es doch sehen.&lt;/p&gt;&lt;p&gt;Was auf dem Schirm ist, sind Simulationen, wiederholbar und nicht geschützt; nur &lt;i&gt;Veröffentlichen…&lt;/i&gt; zieht, was hinausdarf.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewähr.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;Libraries</source>
        <translation>&amp;Bibliotheken</translation>
    </message>
    <message>
        <source>C&amp;itation</source>
        <translation>&amp;Zitieren</translation>
    </message>
    <message>
        <source>Li&amp;cence</source>
        <translation>&amp;Lizenz</translation>
    </message>
</context>
<context>
    <name>nictate::AcknowledgeBreak</name>
    <message>
        <source>lost at most: ε, or ε,δ</source>
        <translation>verloren höchstens: ε oder ε,δ</translation>
    </message>
    <message>
        <source>What the missing or changed entries cost at most. Left empty, the study&apos;s total is unbounded from here on, until somebody says it (nictate-cli ledger --acknowledge … --at-most …).</source>
        <translation>Was die fehlenden oder geänderten Einträge höchstens kosten. Bleibt es leer, so ist die Summe der Studie von hier an unbegrenzt, bis es jemand sagt (nictate-cli ledger --acknowledge … --at-most …).</translation>
    </message>
    <message>
        <source>Acknowledge the break at entry %1</source>
        <translation>Bruch bei Eintrag %1 zur Kenntnis nehmen</translation>
    </message>
</context>
<context>
    <name>nictate::AreaBar</name>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose, move and resize areas</source>
        <translation>AOIs wählen, verschieben und in der Größe ändern</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Drag a rectangle; R on the picture puts one into its middle</source>
        <translation>Ziehen Sie ein Rechteck; R auf dem Bild setzt eines in die Mitte</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Drag an ellipse; E on the picture puts one into its middle</source>
        <translation>Ziehen Sie eine Ellipse; E auf dem Bild setzt eine in die Mitte</translation>
    </message>
    <message>
        <source>Polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <source>Click corners, the first one again to close; P puts a triangle into the middle</source>
        <translation>Klicken Sie Ecken, zum Schließen wieder die erste; P setzt ein Dreieck in die Mitte</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Give the chosen area another name; it will be published (F2)</source>
        <translation>Der gewählten AOI einen anderen Namen geben; er wird veröffentlicht (F2)</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Farbe…</translation>
    </message>
    <message>
        <source>Give the chosen area another outline</source>
        <translation>Der gewählten AOI einen anderen Umriss geben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen area (Delete)</source>
        <translation>Die gewählte AOI entfernen (Entf)</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopieren zu</translation>
    </message>
    <message>
        <source>Give these areas to other pictures as well</source>
        <translation>Diese AOIs auch anderen Bildern geben</translation>
    </message>
    <message>
        <source>Read…</source>
        <translation>Lesen…</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Schreiben…</translation>
    </message>
    <message>
        <source>Areas of all pictures as CSV or JSON, of this one as LabelMe&apos;s JSON</source>
        <translation>AOIs aller Bilder als CSV oder JSON, die dieses Bildes als JSON von LabelMe</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>What is reported; all of them share ε</source>
        <translation>Was berichtet wird; alle teilen sich ε</translation>
    </message>
    <message>
        <source>Report one more metric</source>
        <translation>Ein Maß mehr berichten</translation>
    </message>
    <message>
        <source>Report one metric less</source>
        <translation>Ein Maß weniger berichten</translation>
    </message>
    <message>
        <source>The metric of the bars and of the picture&apos;s colours</source>
        <translation>Das Maß der Balken und der Farben im Bild</translation>
    </message>
    <message>
        <source>The observer whose values somebody tries to recover who knows all others&apos;</source>
        <translation>Die Person, deren Werte jemand zurückgewinnen will, der die aller anderen kennt</translation>
    </message>
    <message>
        <source>this picture</source>
        <translation>dieses Bild</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>alle Bilder</translation>
    </message>
    <message>
        <source>The table of this picture, or means over all pictures of areas of one name</source>
        <translation>Die Tabelle dieses Bildes, oder Mittel über alle Bilder von AOIs gleichen Namens</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Attacked</source>
        <translation>Angegriffen</translation>
    </message>
    <message>
        <source>New noise</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draw new noise with the same mechanism</source>
        <translation>Neues Rauschen mit demselben Mechanismus ziehen</translation>
    </message>
    <message>
        <source>Show another metric</source>
        <translation>Ein anderes Maß zeigen</translation>
    </message>
    <message>
        <source>Show the table over pictures</source>
        <translation>Die Tabelle über Bilder zeigen</translation>
    </message>
    <message>
        <source>Show the picture&apos;s table</source>
        <translation>Die Tabelle des Bildes zeigen</translation>
    </message>
    <message>
        <source>Attack another observer</source>
        <translation>Eine andere Person angreifen</translation>
    </message>
    <message>
        <source>Draw new noise</source>
        <translation>Neues Rauschen ziehen</translation>
    </message>
    <message>
        <source>Metrics: %1</source>
        <translation>Maße: %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Rename area</source>
        <translation>AOI umbenennen</translation>
    </message>
    <message>
        <source>The area&apos;s name, which will be published:</source>
        <translation>Name der AOI, der veröffentlicht wird:</translation>
    </message>
    <message>
        <source>Colour of the area&apos;s outline</source>
        <translation>Farbe des Umrisses der AOI</translation>
    </message>
    <message>
        <source>Colour area</source>
        <translation>AOI färben</translation>
    </message>
    <message>
        <source>All other pictures</source>
        <translation>Alle anderen Bilder</translation>
    </message>
    <message>
        <source>Copy areas</source>
        <translation>AOIs kopieren</translation>
    </message>
    <message>
        <source>Some areas lie outside of these pictures, which keep what they had: %1</source>
        <translation>Einige AOIs liegen außerhalb dieser Bilder, die behalten, was sie hatten: %1</translation>
    </message>
    <message>
        <source>Copied to %1</source>
        <translation>Zu %1 kopiert</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 Bildern</translation>
    </message>
    <message>
        <source>Read areas</source>
        <translation>AOIs lesen</translation>
    </message>
    <message>
        <source>LabelMe, this picture (*.json)</source>
        <translation>LabelMe, dieses Bild (*.json)</translation>
    </message>
    <message>
        <source>Write areas</source>
        <translation>AOIs schreiben</translation>
    </message>
    <message>
        <source>Table (*.csv);;Nictate (*.json)</source>
        <translation>Tabelle (*.csv);;Nictate (*.json)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>An attribute with 2 to 6 values: a table for each group and the differences between them, all at one ε. Who is in which group must be public</source>
        <translation>Ein Attribut mit 2 bis 6 Werten: eine Tabelle je Gruppe und die Unterschiede zwischen ihnen, alle zu einem ε. Wer in welcher Gruppe ist, muss öffentlich sein</translation>
    </message>
    <message>
        <source>Show everybody together</source>
        <translation>Alle zusammen zeigen</translation>
    </message>
    <message>
        <source>Compare groups</source>
        <translation>Gruppen vergleichen</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Within people</source>
        <translation>Innerhalb von Personen</translation>
    </message>
    <message>
        <source>Two conditions on this picture, or it and another picture with areas of the same names, that everybody saw: the differences alone, with twice the noise of one table, at one ε</source>
        <translation>Zwei Bedingungen auf diesem Bild, oder dieses und ein anderes Bild mit AOIs gleicher Namen, die alle gesehen haben: nur die Unterschiede, mit dem doppelten Rauschen einer Tabelle, für ein ε</translation>
    </message>
    <message>
        <source>Show a table again</source>
        <translation>Wieder eine Tabelle zeigen</translation>
    </message>
    <message>
        <source>Compare within people</source>
        <translation>Innerhalb von Personen vergleichen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>this picture − %1</source>
        <translation>dieses Bild − %1</translation>
    </message>
    <message>
        <source>Keyframe</source>
        <translation>Schlüsselbild</translation>
    </message>
    <message>
        <source>For areas that move: what is moved, resized or drawn is so from the moment on screen; areas go evenly from keyframe to keyframe (K on the picture)</source>
        <translation>Für bewegte AOIs: Was verschoben, in der Größe geändert oder gezeichnet wird, ist so ab dem Augenblick auf dem Bildschirm; AOIs gehen gleichmäßig von Schlüsselbild zu Schlüsselbild (K auf dem Bild)</translation>
    </message>
    <message>
        <source>Areas from a table or JSON (Nictate, LabelMe, Tobii Pro Lab); when they are visible from a GazePlotter workspace</source>
        <translation>AOIs aus einer Tabelle oder JSON (Nictate, LabelMe, Tobii Pro Lab); wann sie sichtbar sind aus einem Arbeitsbereich von GazePlotter</translation>
    </message>
    <message>
        <source>Areas (*.csv *.tsv *.txt *.json *.aois);;All files (*)</source>
        <translation>AOIs (*.csv *.tsv *.txt *.json *.aois);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1; give %2</source>
        <translation>%1; geben Sie %2 an</translation>
    </message>
</context>
<context>
    <name>nictate::AreaPlots</name>
    <message>
        <source>&amp;Areas</source>
        <translation>AO&amp;Is</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>A&amp;ttack</source>
        <translation>An&amp;griff</translation>
    </message>
    <message>
        <source>What an attacker recovers</source>
        <translation>Was ein Angreifer zurückgewinnt</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>recovered, 95 %</source>
        <translation>zurückgewonnen, 95 %</translation>
    </message>
    <message>
        <source>What somebody who knows all others recovers of %1</source>
        <translation>Was jemand, der alle anderen kennt, von %1 zurückgewinnt</translation>
    </message>
    <message>
        <source>Choose an observer under &quot;Attacked&quot;: this is what somebody who knows all other values recovers of that observer from the table.</source>
        <translation>Wählen Sie unter „Angegriffen“ eine Person: Das gewinnt jemand, der die Werte aller anderen kennt, aus der Tabelle über diese Person zurück.</translation>
    </message>
    <message>
        <source>protected, 95 % of the bounded mean</source>
        <translation>geschützt, 95 % des begrenzten Mittels</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>Abbild&amp;ung</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>What &amp;could be seen</source>
        <translation>Wa&amp;s nachweisbar wäre</translation>
    </message>
    <message>
        <source>What could be seen</source>
        <translation>Was nachweisbar wäre</translation>
    </message>
    <message>
        <source>noise, 95 %</source>
        <translation>Rauschen, 95 %</translation>
    </message>
    <message>
        <source>noise and sampling, 95 %</source>
        <translation>Rauschen und Stichprobe, 95 %</translation>
    </message>
    <message>
        <source>all observers</source>
        <translation>alle Beobachter</translation>
    </message>
    <message>
        <source>one difference</source>
        <translation>ein Unterschied</translation>
    </message>
    <message>
        <source>after Holm</source>
        <translation>nach Holm</translation>
    </message>
    <message>
        <source>Two groups of two observers or more are needed.</source>
        <translation>Zwei Gruppen von mindestens zwei Beobachtern sind nötig.</translation>
    </message>
    <message>
        <source>Smallest difference found in 80 of 100 studies, groups of %1 and %2</source>
        <translation>Kleinster Unterschied, der in 80 von 100 Studien gefunden wird, Gruppen von %1 und %2</translation>
    </message>
    <message>
        <source>difference of %1</source>
        <translation>Unterschied: %1</translation>
    </message>
    <message>
        <source>What all others of the group recover of %1</source>
        <translation>Was alle anderen der Gruppe über %1 herausfinden</translation>
    </message>
    <message>
        <source>protected, 95 % noise; thin: people</source>
        <translation>geschützt, 95 % Rauschen; dünn: Personen</translation>
    </message>
    <message>
        <source>part of the public range</source>
        <translation>Teil der öffentlichen Spannweite</translation>
    </message>
    <message>
        <source>Su&amp;mmaries</source>
        <translation>&amp;Mittelwerte</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Figu&amp;re of summaries</source>
        <translation>Abbildung der Mittelwerte</translation>
    </message>
    <message>
        <source>&amp;What could be seen</source>
        <translation>&amp;Was nachweisbar wäre</translation>
    </message>
    <message>
        <source>The differences within people are in the figure: no table of either is published.</source>
        <translation>Die Unterschiede innerhalb von Personen zeigt die Abbildung: Von keinem der beiden wird eine Tabelle veröffentlicht.</translation>
    </message>
    <message>
        <source>Of differences within people it is not known how much they vary.</source>
        <translation>Wie sehr Unterschiede innerhalb von Personen streuen, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Choose a table of everybody or of groups to see what is recovered.</source>
        <translation>Wählen Sie eine Tabelle aller oder von Gruppen, um zu sehen, was jemand zurückgewinnt.</translation>
    </message>
</context>
<context>
    <name>nictate::AreaSettings</name>
    <message>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Error wanted</source>
        <translation>Gewünschter Fehler</translation>
    </message>
    <message>
        <source>One standard deviation of the noise of the metric on screen</source>
        <translation>Eine Standardabweichung des Rauschens des Maßes auf dem Schirm</translation>
    </message>
    <message>
        <source>For an error of</source>
        <translation>Für einen Fehler von</translation>
    </message>
    <message>
        <source>Ask for another error</source>
        <translation>Einen anderen Fehler verlangen</translation>
    </message>
    <message>
        <source>Change ε</source>
        <translation>ε ändern</translation>
    </message>
    <message>
        <source>choose ε = %1</source>
        <translation>ε = %1 wählen</translation>
    </message>
    <message>
        <source>no ε up to 100</source>
        <translation>kein ε bis 100</translation>
    </message>
</context>
<context>
    <name>nictate::AreaTable</name>
    <message>
        <source>Protected table of areas</source>
        <translation>Geschützte Tabelle der AOIs</translation>
    </message>
</context>
<context>
    <name>nictate::AreaTableModel</name>
    <message>
        <source>Area</source>
        <translation>AOI</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Drawn on the picture; its name is published</source>
        <translation>Auf das Bild gezeichnet; der Name wird veröffentlicht</translation>
    </message>
    <message>
        <source>What is reported of the area</source>
        <translation>Was von der AOI berichtet wird</translation>
    </message>
    <message>
        <source>The mean over these observers; sensitive, never released</source>
        <translation>Das Mittel über diese Beobachter; sensibel, wird nie veröffentlicht</translation>
    </message>
    <message>
        <source>What a release at these settings might say</source>
        <translation>Was eine Veröffentlichung mit diesen Einstellungen sagen könnte</translation>
    </message>
    <message>
        <source>95 % noise</source>
        <translation>95 % Rauschen</translation>
    </message>
    <message>
        <source>95 % people</source>
        <translation>95 % Personen</translation>
    </message>
    <message>
        <source>Noise alone, from, to: the bounded mean of these observers lies here in 95 of 100 draws; what a bound took away and what other observers would have done come on top</source>
        <translation>Rauschen allein, von, bis: Das begrenzte Mittel dieser Beobachter liegt hier in 95 von 100 Ziehungen; was eine Grenze weggenommen hat und was andere Beobachter getan hätten, kommt hinzu</translation>
    </message>
    <message>
        <source>Noise and sampling, from, to: the bounded mean of people like these lies here in 95 of 100 studies, if they vary about it like a Dirichlet distribution</source>
        <translation>Rauschen und Stichprobe, von, bis: Das begrenzte Mittel von Menschen wie diesen liegt hier in 95 von 100 Studien, wenn sie darum wie eine Dirichlet-Verteilung streuen</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Of the people with this value; public</source>
        <translation>Der Personen mit diesem Wert; öffentlich</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Its name and its bounds are published; values are in its own unit</source>
        <translation>Sein Name und seine Grenzen werden veröffentlicht; Werte stehen in seiner eigenen Einheit</translation>
    </message>
</context>
<context>
    <name>nictate::AreaTimeBar</name>
    <message>
        <source>Time since the stimulus appeared</source>
        <translation>Zeit seit Erscheinen des Stimulus</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Voriges Schlüsselbild</translation>
    </message>
    <message>
        <source>Go to the keyframe before, of the chosen area or of all</source>
        <translation>Zum Schlüsselbild davor, der gewählten AOI oder aller</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Nächstes Schlüsselbild</translation>
    </message>
    <message>
        <source>Go to the keyframe after, of the chosen area or of all</source>
        <translation>Zum Schlüsselbild danach, der gewählten AOI oder aller</translation>
    </message>
    <message>
        <source>Hides the area from this moment on, or shows it again (H on the picture)</source>
        <translation>Von diesem Augenblick an gibt es die AOI nicht, oder wieder (H auf dem Bild)</translation>
    </message>
    <message>
        <source>Remove keyframe</source>
        <translation>Schlüsselbild entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen area&apos;s keyframe at this moment</source>
        <translation>Das Schlüsselbild der gewählten AOI in diesem Augenblick entfernen</translation>
    </message>
    <message>
        <source>Show from here</source>
        <translation>Ab hier zeigen</translation>
    </message>
    <message>
        <source>Hide from here</source>
        <translation>Ab hier verbergen</translation>
    </message>
    <message>
        <source>no area chosen</source>
        <translation>keine AOI gewählt</translation>
    </message>
    <message>
        <source>does not move</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>1 keyframe</source>
        <translation>1 Schlüsselbild</translation>
    </message>
    <message>
        <source>%1 keyframes</source>
        <translation>%1 Schlüsselbilder</translation>
    </message>
</context>
<context>
    <name>nictate::AreaView</name>
    <message>
        <source>Move area</source>
        <translation>AOI verschieben</translation>
    </message>
    <message>
        <source>Resize area</source>
        <translation>AOI-Größe ändern</translation>
    </message>
    <message>
        <source>Draw area</source>
        <translation>AOI zeichnen</translation>
    </message>
    <message>
        <source>Remove area</source>
        <translation>AOI entfernen</translation>
    </message>
    <message>
        <source>Areas of interest on the picture</source>
        <translation>AOIs (Areas of Interest) auf dem Bild</translation>
    </message>
    <message>
        <source>Hide area from here on</source>
        <translation>AOI ab hier verbergen</translation>
    </message>
    <message>
        <source>Show area from here on</source>
        <translation>AOI ab hier zeigen</translation>
    </message>
    <message>
        <source>Remove keyframe</source>
        <translation>Schlüsselbild entfernen</translation>
    </message>
</context>
<context>
    <name>nictate::AreasBench</name>
    <message>
        <source>&amp;Areas</source>
        <translation>AO&amp;Is</translation>
    </message>
    <message>
        <source>This study has no stimuli to draw areas on.</source>
        <translation>Diese Studie hat keine Stimuli, auf die AOIs gezeichnet werden könnten.</translation>
    </message>
    <message>
        <source>This study has no stimuli</source>
        <translation>Diese Studie hat keine Stimuli</translation>
    </message>
    <message>
        <source>SIMULATION  ε = %1</source>
        <translation>SIMULATION  ε = %1</translation>
    </message>
    <message>
        <source>Areas overlap</source>
        <translation>AOIs überlappen</translation>
    </message>
    <message>
        <source>an observer&apos;s dwell shares are scaled to length 1</source>
        <translation>die Verweilanteile einer Person werden auf Länge 1 gebracht</translation>
    </message>
    <message>
        <source>Where areas overlap a look counts in each of them, so the shares could sum to more than 1</source>
        <translation>Wo AOIs überlappen, zählt ein Blick in jeder, so dass die Anteile mehr als 1 ergeben könnten</translation>
    </message>
    <message>
        <source>Gaze</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>%1 tables, one per picture, are %1 releases: their losses add up</source>
        <translation>%1 Tabellen, eine je Bild, sind %1 Veröffentlichungen: Ihre Verluste addieren sich</translation>
    </message>
    <message>
        <source>The table is of all pictures with areas; each is released on its own</source>
        <translation>Die Tabelle ist von allen Bildern mit AOIs; jede wird für sich veröffentlicht</translation>
    </message>
    <message>
        <source>Here are areas of interest: draw them on the picture, and see beside it what a protected table would show for each. Everything on this page is a simulation until it is released.</source>
        <translation>Hier sind AOIs (Areas of Interest): Zeichnen Sie sie auf das Bild und sehen Sie daneben, was eine geschützte Tabelle zu jeder zeigen würde. Alles auf dieser Seite ist eine Simulation, bis es veröffentlicht ist.</translation>
    </message>
    <message>
        <source>%1   %2   n = %3   seed %4</source>
        <translation>%1   %2   n = %3   Seed %4</translation>
    </message>
    <message>
        <source>The protected table of %1 on %2</source>
        <translation>Die geschützte Tabelle von %1 auf %2</translation>
    </message>
    <message>
        <source>What is published, and its interval, is the mean of bounded values. For you alone: no release says this</source>
        <translation>Was veröffentlicht wird, samt Intervall, ist das Mittel begrenzter Werte. Nur für Sie: Keine Veröffentlichung sagt dies</translation>
    </message>
    <message>
        <source>%1, %2 observers; 95 % intervals of the bounded mean of these observers.</source>
        <translation>%1, %2 Beobachter; 95-%-Intervalle des begrenzten Mittels dieser Beobachter.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>%1, %2 observers; 95 % intervals of noise alone, of these observers, and of noise and sampling, of people like them.</source>
        <translation>%1, %2 Beobachter; 95-%-Intervalle des Rauschens allein, für diese Beobachter, und aus Rauschen und Stichprobe, für Menschen wie sie.</translation>
    </message>
    <message>
        <source>The protected differences within people of %1, %2 − %3</source>
        <translation>Die geschützten Unterschiede innerhalb von Personen von %1, %2 − %3</translation>
    </message>
    <message>
        <source>1 area</source>
        <translation>1 AOI</translation>
    </message>
    <message>
        <source>%1 areas</source>
        <translation>%1 AOIs</translation>
    </message>
    <message>
        <source>No area is drawn on this picture</source>
        <translation>Auf diesem Bild ist keine AOI gezeichnet</translation>
    </message>
    <message>
        <source>Draw an area on the picture: choose Rectangle, Ellipse or Polygon below it and drag, or press R, E or P on the picture. Read… takes areas from a file.</source>
        <translation>Zeichnen Sie eine AOI auf das Bild: Wählen Sie darunter Rechteck, Ellipse oder Polygon und ziehen Sie, oder drücken Sie R, E oder P auf dem Bild. Lesen… nimmt AOIs aus einer Datei.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
</context>
<context>
    <name>nictate::AttackResults</name>
    <message>
        <source>What attackers found</source>
        <translation>Was Angreifer fanden</translation>
    </message>
    <message>
        <source>How well real people are recognised: never part of a release</source>
        <translation>Wie gut wirkliche Personen erkannt werden: nie Teil einer Veröffentlichung</translation>
    </message>
</context>
<context>
    <name>nictate::AttackResultsModel</name>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>As published: both halves are of one release and share its noise</source>
        <translation>Wie publiziert: Beide Hälften stammen aus einer Veröffentlichung und teilen ihr Rauschen</translation>
    </message>
    <message>
        <source>Labels that mean nothing are recognised in %1</source>
        <translation>Bedeutungslose Beschriftungen werden in %1 erkannt</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Noise alone</source>
        <translation>Nur Rauschen</translation>
    </message>
    <message>
        <source>Fresh</source>
        <translation>Unabhängig</translation>
    </message>
    <message>
        <source>What it recognised</source>
        <translation>Was erkannt wurde</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The mechanism that protected the signals</source>
        <translation>Der Mechanismus, der die Signale schützte</translation>
    </message>
    <message>
        <source>Of one feature and chunk, as published</source>
        <translation>Von einem Merkmal und Abschnitt, wie publiziert</translation>
    </message>
    <message>
        <source>Who looks at the signals, and at what of them</source>
        <translation>Wer die Signale ansieht, und was von ihnen</translation>
    </message>
    <message>
        <source>Recordings recognised in the signals themselves; it never leaves</source>
        <translation>Aufzeichnungen, die an den Signalen selbst erkannt werden; es geht nie hinaus</translation>
    </message>
    <message>
        <source>Recordings recognised in protected signals, by majority vote of their rows where rows are classified</source>
        <translation>Aufzeichnungen, die an geschützten Signalen erkannt werden, nach der Mehrheit ihrer Zeilen, wo Zeilen klassifiziert werden</translation>
    </message>
    <message>
        <source>The control: the same noise on one constant (or on strangers&apos; signals) in place of the signals</source>
        <translation>Die Kontrolle: dasselbe Rauschen auf einer Konstante (oder auf Signalen Fremder) anstelle der Signale</translation>
    </message>
    <message>
        <source>Learnt from one release and asked about an independent one: no noise is shared</source>
        <translation>Aus einer Veröffentlichung gelernt und nach einer unabhängigen gefragt: Kein Rauschen ist gemeinsam</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>In einem Satz</translation>
    </message>
    <message>
        <source>Of these people; people are its clusters</source>
        <translation>Von diesen Personen; Personen sind seine Cluster</translation>
    </message>
    <message>
        <source>Single rows recognised, without a vote</source>
        <translation>Einzelne Zeilen erkannt, ohne Abstimmung</translation>
    </message>
    <message>
        <source>What is learnt from, and what is recognised</source>
        <translation>Woraus gelernt und was erkannt wird</translation>
    </message>
    <message>
        <source>p-value of protected signals: how likely noise alone, or permuted labels, reach this accuracy, corrected for all rows</source>
        <translation>p-Wert geschützter Signale: wie wahrscheinlich das Rauschen allein oder vertauschte Zuordnungen diese Trefferquote erreichen, für alle Zeilen korrigiert</translation>
    </message>
</context>
<context>
    <name>nictate::AuditDialog</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>The audit computes a lower bound on ε from outputs alone. The mechanism runs on two constructed data sets that it should make indistinguishable. Nobody&apos;s gaze is read.</source>
        <translation>Das Audit berechnet eine untere Schranke für ε aus Ausgaben allein. Der Mechanismus läuft auf zwei dafür gemachten Datensätzen, die er ununterscheidbar machen soll. Niemandes Blick wird gelesen.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Copy as command</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>The same mechanism with a mistake of the kind that papers and programs have had</source>
        <translation>Derselbe Mechanismus mit einem Fehler, wie ihn Arbeiten und Programme hatten</translation>
    </message>
    <message>
        <source>Draws on each of the two data sets: more prove more</source>
        <translation>Ziehungen aus jedem der zwei Datensätze: Mehr beweisen mehr</translation>
    </message>
    <message>
        <source>&amp;Mechanism</source>
        <translation>&amp;Mechanismus</translation>
    </message>
    <message>
        <source>&amp;Fault</source>
        <translation>&amp;Fehler</translation>
    </message>
    <message>
        <source>S&amp;amples</source>
        <translation>&amp;Ziehungen</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>none: as it is</source>
        <translation>keiner: wie er ist</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
</context>
<context>
    <name>nictate::AuditRun</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
</context>
<context>
    <name>nictate::AuditView</name>
    <message>
        <source>Proven against samples</source>
        <translation>Bewiesen gegen Ziehungen</translation>
    </message>
    <message>
        <source>SIMULATION</source>
        <translation>SIMULATION</translation>
    </message>
    <message>
        <source>Start draws outputs for two data sets that the mechanism should make indistinguishable</source>
        <translation>Start zieht Ausgaben für zwei Datensätze, die der Mechanismus ununterscheidbar machen soll</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>draws on each data set</source>
        <translation>Ziehungen je Datensatz</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>ε_L = –</source>
        <translation>ε_L = –</translation>
    </message>
    <message>
        <source>ε_L = %1 proven, ε = %2 promised</source>
        <translation>ε_L = %1 bewiesen, ε = %2 versprochen</translation>
    </message>
    <message>
        <source>ε_L = %1 proven, nothing promised</source>
        <translation>ε_L = %1 bewiesen, nichts versprochen</translation>
    </message>
    <message>
        <source>The guarantee is violated.</source>
        <translation>Die Garantie ist verletzt.</translation>
    </message>
    <message>
        <source>Nothing is guaranteed.</source>
        <translation>Nichts ist garantiert.</translation>
    </message>
    <message>
        <source>No violation found. This does not prove that there is none.</source>
        <translation>Keine Verletzung gefunden. Das beweist nicht, dass es keinen gibt.</translation>
    </message>
    <message>
        <source>The two lie %1 apart; the mechanism states no bound.</source>
        <translation>Die zwei liegen %1 auseinander; der Mechanismus nennt keine Schranke.</translation>
    </message>
    <message>
        <source>The two lie %1 apart; the mechanism says that neighbours never lie more than %2 apart.</source>
        <translation>Die zwei liegen %1 auseinander; der Mechanismus sagt, dass Nachbarn nie mehr als %2 auseinander liegen.</translation>
    </message>
    <message>
        <source>Draws: %1 of %2 on each. The event happened %3 times on the one, %4 times on the other.
Neighbours: %5.
Event: %6.
%7
Wrong with a probability below 2·10⁻⁹; δ = %8.</source>
        <translation>Ziehungen: %1 von %2 aus jedem. Das Ereignis trat beim einen %3-mal ein, beim anderen %4-mal.
Nachbarn: %5.
Ereignis: %6.
%7
Falsch mit einer Wahrscheinlichkeit unter 2·10⁻⁹; δ = %8.</translation>
    </message>
    <message>
        <source>ε_L proven</source>
        <translation>ε_L bewiesen</translation>
    </message>
    <message>
        <source>estimate, no proof</source>
        <translation>Schätzung, kein Beweis</translation>
    </message>
    <message>
        <source>ε promised</source>
        <translation>ε versprochen</translation>
    </message>
    <message>
        <source>Nothing to audit</source>
        <translation>Nichts zu prüfen</translation>
    </message>
    <message>
        <source>μ_L = %1 proven, μ = %2 promised</source>
        <translation>μ_L = %1 bewiesen, μ = %2 versprochen</translation>
    </message>
</context>
<context>
    <name>nictate::Background</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Something went wrong that Nictate did not expect. Please report what you did.</source>
        <translation>Etwas ging schief, was Nictate nicht erwartet hat. Bitte melden Sie, was Sie getan haben.</translation>
    </message>
</context>
<context>
    <name>nictate::BudgetBar</name>
    <message>
        <source>ε = %1 of %2 spent</source>
        <translation>ε = %1 von %2 verbraucht</translation>
    </message>
    <message>
        <source>ε = %1 spent, no budget set</source>
        <translation>ε = %1 verbraucht, kein Budget gesetzt</translation>
    </message>
    <message>
        <source>%1, %2 with this</source>
        <translation>%1, %2 mit dieser</translation>
    </message>
    <message>
        <source>%1, at δ = %2</source>
        <translation>%1, bei δ = %2</translation>
    </message>
</context>
<context>
    <name>nictate::ConfusionPlot</name>
    <message>
        <source>%1 taken for %2: %3</source>
        <translation>%1 für %2 gehalten: %3</translation>
    </message>
</context>
<context>
    <name>nictate::DataBar</name>
    <message>
        <source>Whose gaze is seen in plot and tables (Page Up and Page Down on the picture)</source>
        <translation>Wessen Blick in Bild und Tabellen zu sehen ist (Bild auf und Bild ab auf dem Bild)</translation>
    </message>
    <message>
        <source>Which of this participant&apos;s recordings of the stimulus</source>
        <translation>Welche Aufzeichnung dieser Person auf dem Stimulus</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>as fits</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Saccades</source>
        <translation>Sakkaden</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>Draw other gaze</source>
        <translation>Andere Blickdaten zeichnen</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Change the trail</source>
        <translation>Die Spur ändern</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Alle Teilnehmenden</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>Look at all participants</source>
        <translation>Alle Teilnehmenden ansehen</translation>
    </message>
    <message>
        <source>Look at one participant</source>
        <translation>Eine Person ansehen</translation>
    </message>
    <message>
        <source>Look at one recording</source>
        <translation>Eine Aufzeichnung ansehen</translation>
    </message>
    <message>
        <source>How long gaze stays to be seen; as fits: the whole path up to 30 s, else the last 5 s; with a scene camera the last 1 s</source>
        <translation>Wie lange der Blick zu sehen bleibt; automatisch: der ganze Weg bis 30 s, sonst die letzten 5 s; bei einer Szenenkamera die letzte Sekunde</translation>
    </message>
</context>
<context>
    <name>nictate::DataBench</name>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Daten</translation>
    </message>
    <message>
        <source>Looking through the study</source>
        <translation>Studie wird durchgesehen</translation>
    </message>
    <message>
        <source>No gaze to look at</source>
        <translation>Keine Blickdaten</translation>
    </message>
    <message>
        <source>Go to the signals</source>
        <translation>Zu den Signalen</translation>
    </message>
    <message>
        <source>The Data workspace shows the original: nothing of it is exported or released</source>
        <translation>Der Bereich Daten zeigt das Original: Nichts davon wird exportiert oder veröffentlicht</translation>
    </message>
    <message>
        <source>Gaze over time</source>
        <translation>Blick über die Zeit</translation>
    </message>
    <message>
        <source>sensitive: not exported</source>
        <translation>sensibel: nicht exportiert</translation>
    </message>
    <message>
        <source>Change the speed</source>
        <translation>Die Geschwindigkeit ändern</translation>
    </message>
    <message>
        <source>No recording of this choice on this stimulus. Choose another participant or stimulus.</source>
        <translation>Keine Aufzeichnung dieser Auswahl auf diesem Stimulus. Wählen Sie eine andere Person oder einen anderen Stimulus.</translation>
    </message>
    <message>
        <source>the first %1 of %2 recordings</source>
        <translation>die ersten %1 von %2 Aufzeichnungen</translation>
    </message>
    <message>
        <source>%1 off the stimulus not drawn</source>
        <translation>%1 neben dem Stimulus nicht gezeichnet</translation>
    </message>
    <message>
        <source>no times in the file: fixations follow each other</source>
        <translation>keine Zeiten in der Datei: Fixationen folgen aufeinander</translation>
    </message>
    <message>
        <source>no fixations</source>
        <translation>keine Fixationen</translation>
    </message>
    <message>
        <source>no samples</source>
        <translation>keine Abtastwerte</translation>
    </message>
    <message>
        <source>no picture: a blank canvas</source>
        <translation>kein Bild: eine leere Fläche</translation>
    </message>
    <message>
        <source>Look at one row</source>
        <translation>Eine Zeile ansehen</translation>
    </message>
    <message>
        <source>Look at the original before you trust it: gaze on the picture in time, every row as a table, and what asks for a second look of each participant. Nothing of it is exported.</source>
        <translation>Sehen Sie das Original an, bevor Sie ihm trauen: Blicke auf dem Bild in der Zeit, jede Zeile als Tabelle, und was bei jeder Person einen zweiten Blick verdient. Nichts davon wird exportiert.</translation>
    </message>
    <message>
        <source>This study holds feature tables only: neither fixations nor samples.</source>
        <translation>Diese Studie enthält nur Merkmalstabellen: weder Fixationen noch Abtastwerte.</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4, %5</source>
        <translation>%1: %2 von %3, %4, %5</translation>
    </message>
    <message>
        <source>1 recording</source>
        <translation>1 Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 recordings</source>
        <translation>%1 Aufzeichnungen</translation>
    </message>
    <message>
        <source>1 participant</source>
        <translation>1 Person</translation>
    </message>
    <message>
        <source>%1 participants</source>
        <translation>%1 Teilnehmenden</translation>
    </message>
    <message>
        <source>1 fixation</source>
        <translation>1 Fixation</translation>
    </message>
    <message>
        <source>%1 fixations</source>
        <translation>%1 Fixationen</translation>
    </message>
    <message>
        <source>1 sample</source>
        <translation>1 Abtastwert</translation>
    </message>
    <message>
        <source>%1 samples</source>
        <translation>%1 Abtastwerte</translation>
    </message>
    <message>
        <source>choose one recording to see its scene video</source>
        <translation>eine Aufnahme wählen, um ihr Szenenvideo zu sehen</translation>
    </message>
</context>
<context>
    <name>nictate::DataTables</name>
    <message>
        <source>All stimuli</source>
        <translation>Alle Stimuli</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>Area hits</source>
        <translation>AOI-Treffer</translation>
    </message>
    <message>
        <source>Rows that show …</source>
        <translation>Zeilen mit …</translation>
    </message>
    <message>
        <source>Show only rows with this text</source>
        <translation>Nur Zeilen mit diesem Text zeigen</translation>
    </message>
    <message>
        <source>Rows of all stimuli, not of the chosen one alone</source>
        <translation>Zeilen aller Stimuli, nicht nur des gewählten</translation>
    </message>
    <message>
        <source>Look at another table</source>
        <translation>Eine andere Tabelle ansehen</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Choose rows of stimuli</source>
        <translation>Zeilen von Stimuli wählen</translation>
    </message>
    <message>
        <source>sorting…</source>
        <translation>wird sortiert…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Looking through the study…</source>
        <translation>Die Studie wird durchgesehen…</translation>
    </message>
    <message>
        <source>Sorting…</source>
        <translation>Wird sortiert…</translation>
    </message>
    <message>
        <source>No samples
This study came with fixations only.</source>
        <translation>Keine Abtastwerte
Diese Studie kam nur mit Fixationen.</translation>
    </message>
    <message>
        <source>No fixations
None were recorded, and none were detected in samples. How they are detected is chosen in Study › What is public… › How it is read…</source>
        <translation>Keine Fixationen
Es wurden keine aufgezeichnet und in Abtastwerten keine gefunden. Wie sie gefunden werden, wählen Sie in Studie › Was öffentlich ist… › Wie sie gelesen wird…</translation>
    </message>
    <message>
        <source>No areas of interest
Draw or read them in the Areas workspace; every fixation in one is a row here.</source>
        <translation>Keine AOIs
Zeichnen oder lesen Sie welche im Bereich AOIs; jede Fixation in einer ist hier eine Zeile.</translation>
    </message>
    <message>
        <source>No fixation lies in an area
Areas are moved and resized in the Areas workspace.</source>
        <translation>Keine Fixation liegt in einer AOI
AOIs werden im Bereich AOIs verschoben und in der Größe geändert.</translation>
    </message>
    <message>
        <source>No events
This study has neither fixations nor samples.</source>
        <translation>Keine Ereignisse
Diese Studie hat weder Fixationen noch Abtastwerte.</translation>
    </message>
    <message>
        <source>No row shows “%1”
Clear the text above, or look at all stimuli.</source>
        <translation>Keine Zeile zeigt „%1“
Löschen Sie den Text darüber, oder sehen Sie alle Stimuli an.</translation>
    </message>
    <message>
        <source>Nothing of this choice
No recording of these participants on this stimulus; look at all stimuli.</source>
        <translation>Nichts zu dieser Auswahl
Keine Aufzeichnung dieser Personen auf diesem Stimulus; sehen Sie alle Stimuli an.</translation>
    </message>
    <message>
        <source>No participants</source>
        <translation>Keine Teilnehmenden</translation>
    </message>
    <message>
        <source>Do not sort</source>
        <translation>Nicht sortieren</translation>
    </message>
    <message>
        <source>Sort by %1</source>
        <translation>Nach %1 sortieren</translation>
    </message>
    <message>
        <source>Nothing is selected: click a row, or press Ctrl+A for all.</source>
        <translation>Nichts ist ausgewählt: Klicken Sie auf eine Zeile, oder drücken Sie Strg+A für alle.</translation>
    </message>
    <message>
        <source>%1 rows are selected, %2 at most are copied at once: narrow them by a text, a participant or a stimulus.</source>
        <translation>%1 Zeilen sind ausgewählt, höchstens %2 werden auf einmal kopiert: Engen Sie sie durch einen Text, eine Person oder einen Stimulus ein.</translation>
    </message>
    <message>
        <source>%1 rows of original data are on the clipboard: they are sensitive, not a release.</source>
        <translation>%1 Zeilen Originaldaten liegen in der Zwischenablage: Sie sind sensibel und keine Veröffentlichung.</translation>
    </message>
    <message>
        <source>&amp;Copy rows	Ctrl+C</source>
        <translation>Zeilen &amp;kopieren	Strg+C</translation>
    </message>
    <message>
        <source>Sort &amp;ascending	Ctrl+Up</source>
        <translation>&amp;Aufsteigend sortieren	Strg+Hoch</translation>
    </message>
    <message>
        <source>Sort &amp;descending	Ctrl+Down</source>
        <translation>A&amp;bsteigend sortieren	Strg+Runter</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
</context>
<context>
    <name>nictate::EvaluationBench</name>
    <message>
        <source>&amp;Evaluation</source>
        <translation>&amp;Evaluation</translation>
    </message>
    <message>
        <source>Features to evaluate</source>
        <translation>Merkmale zur Evaluation</translation>
    </message>
    <message>
        <source>Open sample: Reading</source>
        <translation>Beispiel öffnen: Lesen</translation>
    </message>
    <message>
        <source>Nothing to recognise</source>
        <translation>Nichts zu erkennen</translation>
    </message>
    <message>
        <source>Features are being computed …</source>
        <translation>Merkmale werden berechnet …</translation>
    </message>
    <message>
        <source>No features</source>
        <translation>Keine Merkmale</translation>
    </message>
    <message>
        <source>Grey rows recognise the noise: a constant in place of the signals is recognised as often. Choose a row for its sentence and its confusion matrix.</source>
        <translation>Graue Zeilen erkennen das Rauschen: Eine Konstante anstelle der Signale wird ebenso oft erkannt. Wählen Sie eine Zeile für ihren Satz und ihre Konfusionsmatrix.</translation>
    </message>
    <message>
        <source>Limit on guessing</source>
        <translation>Grenze des Ratens</translation>
    </message>
    <message>
        <source>at most %1 of guesses, among %2 people</source>
        <translation>höchstens %1 der Versuche, unter %2 Personen</translation>
    </message>
    <message>
        <source>Upper bound on the accuracy of re-identification from one recording, whatever the attacker knows</source>
        <translation>Obere Schranke der Trefferquote, mit der eine Person aus einer Aufzeichnung erkannt wird, was der Angreifer auch weiß</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Only a proven pure guarantee bounds what attackers find</source>
        <translation>Nur eine bewiesene reine Garantie begrenzt, was Angreifer finden</translation>
    </message>
    <message>
        <source>Attackers are tested on protected signals, and on a constant with the same noise: what they recognise in both is only noise. Good releases lie up and to the left. Choose mechanisms under Compare, and the attack on the left.</source>
        <translation>Angreifer werden an geschützten Signalen geprüft und an einer Konstante mit demselben Rauschen: Was sie in beiden erkennen, ist nur Rauschen. Gute Veröffentlichungen liegen oben links. Wählen Sie Mechanismen unter Vergleichen, und links, was angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 people   %2 condition   %3 of %4 features vary   seed %5</source>
        <translation>%1 Personen   %2 Bedingung   %3 von %4 Merkmalen variieren   Seed %5</translation>
    </message>
    <message>
        <source>%1 people   %2 conditions   %3 of %4 features vary   seed %5</source>
        <translation>%1 Personen   %2 Bedingungen   %3 von %4 Merkmalen variieren   Seed %5</translation>
    </message>
    <message>
        <source>About how well the study&apos;s real people are recognised: never part of a release.</source>
        <translation>Darüber, wie gut die wirklichen Personen der Studie erkannt werden: nie Teil einer Veröffentlichung.</translation>
    </message>
    <message>
        <source>%1 people, %2 conditions; means over draws, p over %3 permutations, bounds %4, seed %5.</source>
        <translation>%1 Personen, %2 Bedingungen; Mittel über Ziehungen, p über %3 Permutationen, Grenzen %4, Seed %5.</translation>
    </message>
    <message>
        <source>public</source>
        <translation>öffentlich</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>aus den Daten</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Gaze samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>With %1 people, chances and intervals are coarse.</source>
        <translation>Bei %1 Personen sind Zufall und Intervalle grob.</translation>
    </message>
    <message>
        <source>Attackers look at features over time, and this study has fixations only.</source>
        <translation>Angreifer sehen sich Merkmale über die Zeit an, und diese Studie hat nur Fixationen.</translation>
    </message>
    <message>
        <source>An evaluation is never released; protected signals are, from the Signals workspace</source>
        <translation>Eine Evaluation wird nie veröffentlicht; geschützte Signale werden es, aus dem Bereich Signale</translation>
    </message>
    <message>
        <source>there is nothing to evaluate in this study</source>
        <translation>in dieser Studie ist nichts zu bewerten</translation>
    </message>
</context>
<context>
    <name>nictate::EvaluationColumn</name>
    <message>
        <source>Attack on</source>
        <translation>Angriff auf</translation>
    </message>
    <message>
        <source>What should stay hidden: identity, or an attribute</source>
        <translation>Was verborgen bleiben soll: die Identität, oder ein Attribut</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>The attacker whose accuracy is on the horizontal axis; by default the strongest of the fast ones</source>
        <translation>Der Angreifer, dessen Trefferquote auf der waagrechten Achse liegt; sonst der stärkste der schnellen</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>What the table below the picture is of</source>
        <translation>Wovon die Tabelle unter dem Bild handelt</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Training and test data of the table</source>
        <translation>Trainings- und Testdaten der Tabelle</translation>
    </message>
    <message>
        <source>Learns from</source>
        <translation>Lernt aus</translation>
    </message>
    <message>
        <source>Protected signals, or everybody&apos;s original signals of other recordings</source>
        <translation>Geschützte Signale, oder die Originale aller aus anderen Aufzeichnungen</translation>
    </message>
    <message>
        <source>protected signals</source>
        <translation>geschützten Signalen</translation>
    </message>
    <message>
        <source>the originals</source>
        <translation>den Originalen</translation>
    </message>
    <message>
        <source>Noise on</source>
        <translation>Rauschen auf</translation>
    </message>
    <message>
        <source>What replaces the signals, to show what the noise alone gives</source>
        <translation>Was anstelle der Signale steht, um zu sehen, was das Rauschen allein gibt</translation>
    </message>
    <message>
        <source>one constant</source>
        <translation>einer Konstante</translation>
    </message>
    <message>
        <source>strangers&apos; halves</source>
        <translation>Hälften Fremder</translation>
    </message>
    <message>
        <source>the strongest</source>
        <translation>der stärkste</translation>
    </message>
    <message>
        <source>Classifies rows and votes: seconds</source>
        <translation>Klassifiziert Zeilen und stimmt ab: Sekunden</translation>
    </message>
    <message>
        <source>Classifies rows and votes: minutes</source>
        <translation>Klassifiziert Zeilen und stimmt ab: Minuten</translation>
    </message>
    <message>
        <source>Rows by</source>
        <translation>Zeilen mit</translation>
    </message>
    <message>
        <source>Reads the originals: nothing here belongs to a release.</source>
        <translation>Liest die Originale: Nichts hier gehört in eine Veröffentlichung.</translation>
    </message>
    <message>
        <source>Attack something else</source>
        <translation>Etwas anderes angreifen</translation>
    </message>
    <message>
        <source>Choose another attacker</source>
        <translation>Einen anderen Angreifer wählen</translation>
    </message>
    <message>
        <source>Show another table</source>
        <translation>Eine andere Tabelle zeigen</translation>
    </message>
    <message>
        <source>Choose another protocol</source>
        <translation>Ein anderes Protokoll wählen</translation>
    </message>
    <message>
        <source>Learn from other signals</source>
        <translation>Aus anderen Signalen lernen</translation>
    </message>
    <message>
        <source>Choose another control</source>
        <translation>Eine andere Kontrolle wählen</translation>
    </message>
    <message>
        <source>Add a classifier</source>
        <translation>Einen Klassifikator hinzunehmen</translation>
    </message>
    <message>
        <source>Leave out a classifier</source>
        <translation>Einen Klassifikator weglassen</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>das übliche</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>Bedingungen</translation>
    </message>
</context>
<context>
    <name>nictate::EvaluationPlots</name>
    <message>
        <source>Attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Attackers at this ε</source>
        <translation>Angreifer bei diesem ε</translation>
    </message>
    <message>
        <source>&amp;Trade-off</source>
        <translation>Ab&amp;wägung</translation>
    </message>
    <message>
        <source>Trade-off</source>
        <translation>Abwägung</translation>
    </message>
    <message>
        <source>&amp;Confusion</source>
        <translation>&amp;Verwechslungen</translation>
    </message>
    <message>
        <source>Confusion</source>
        <translation>Verwechslungen</translation>
    </message>
    <message>
        <source>Choose a point of the picture or a row of the table to see its confusion matrix here.</source>
        <translation>Wählen Sie einen Punkt des Bildes oder eine Zeile der Tabelle, um hier die Konfusionsmatrix zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Features by permutation importance</source>
        <translation>&amp;Merkmale nach Permutationswichtigkeit</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>&amp;Membership in the heatmap</source>
        <translation>&amp;Zugehörigkeit zur Heatmap</translation>
    </message>
    <message>
        <source>%1 recognised, above chance</source>
        <translation>%1 erkannt, über dem Zufall</translation>
    </message>
    <message>
        <source>conditions recognised, above chance</source>
        <translation>Bedingungen erkannt, über dem Zufall</translation>
    </message>
    <message>
        <source>The picture needs a task: at least two conditions to tell apart. What attackers find is in the table.</source>
        <translation>Das Bild braucht eine Aufgabe: mindestens zwei Bedingungen, die zu unterscheiden sind. Was Angreifer finden, steht in der Tabelle.</translation>
    </message>
    <message>
        <source>Computing attacks …</source>
        <translation>Angriffe werden berechnet …</translation>
    </message>
    <message>
        <source>Nothing was found for this choice.</source>
        <translation>Zu dieser Auswahl wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>sensitive: not exported</source>
        <translation>sensibel: nicht exportiert</translation>
    </message>
    <message>
        <source>SIMULATION</source>
        <translation>SIMULATION</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Membership in the &amp;table of areas</source>
        <translation>Zugehörigkeit zur AOI-&amp;Tabelle</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;Who is left, knowing attributes</source>
        <translation>Wer übrig &amp;ist, wenn man Attribute kennt</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
</context>
<context>
    <name>nictate::EvaluationSettings</name>
    <message>
        <source>ε of the lines</source>
        <translation>ε der Linien</translation>
    </message>
    <message>
        <source>Every mechanism is evaluated at each of these, of one feature and chunk: 0.01, 0.1, 1</source>
        <translation>Jeder Mechanismus wird bei jedem dieser ε bewertet, für ein Merkmal und einen Abschnitt: 0.01, 0.1, 1</translation>
    </message>
    <message>
        <source>ε of the lines: at most %1 numbers above 0, up to 1000; &quot;%2&quot; is none</source>
        <translation>ε der Linien: höchstens %1 Zahlen über 0, bis 1000; „%2“ ist keine</translation>
    </message>
    <message>
        <source>Change ε of the lines</source>
        <translation>ε der Linien ändern</translation>
    </message>
    <message>
        <source>Bounds from the data, as published: chosen in the Signals workspace</source>
        <translation>Grenzen aus den Daten, wie publiziert: im Bereich Signale gewählt</translation>
    </message>
    <message>
        <source>Public bounds of %1: chosen in the Signals workspace</source>
        <translation>Öffentliche Grenzen aus %1: im Bereich Signale gewählt</translation>
    </message>
</context>
<context>
    <name>nictate::FindingsModel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>AOI</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>Drawn on the picture; its name is published</source>
        <translation>Auf das Bild gezeichnet; der Name wird veröffentlicht</translation>
    </message>
    <message>
        <source>The first less the second</source>
        <translation>Die erste minus die zweite</translation>
    </message>
    <message>
        <source>What is reported of the area</source>
        <translation>Was über die AOI berichtet wird</translation>
    </message>
    <message>
        <source>Of the protected means; it costs nothing more</source>
        <translation>Der geschützten Mittelwerte; er kostet nichts weiter</translation>
    </message>
    <message>
        <source>Of people like these: noise and sampling</source>
        <translation>Für Personen wie diese: Rauschen und Stichprobe</translation>
    </message>
    <message>
        <source>Two-sided, of the same error; for this row alone</source>
        <translation>Zweiseitig, mit demselben Fehler; für diese Zeile allein</translation>
    </message>
    <message>
        <source>Corrected for all rows together (Holm 1979): below 0.05 is a finding</source>
        <translation>Für alle Zeilen zusammen korrigiert (Holm 1979): unter 0,05 ist ein Befund</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Its name is published</source>
        <translation>Sein Name wird veröffentlicht</translation>
    </message>
</context>
<context>
    <name>nictate::FindingsPanel</name>
    <message>
        <source>Copy finding</source>
        <translation>Befund kopieren</translation>
    </message>
    <message>
        <source>The sentence of the row that is chosen</source>
        <translation>Der Satz zur gewählten Zeile</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>A sentence for every row</source>
        <translation>Ein Satz für jede Zeile</translation>
    </message>
    <message>
        <source>Copy methods</source>
        <translation>Methoden kopieren</translation>
    </message>
    <message>
        <source>The paragraph for a paper&apos;s methods: mechanism, ε, bounds, numbers of people, citation</source>
        <translation>Der Absatz für den Methodenteil einer Arbeit: Mechanismus, ε, Grenzen, Personenzahlen, Zitat (englisch)</translation>
    </message>
    <message>
        <source>Differences between groups</source>
        <translation>Unterschiede zwischen Gruppen</translation>
    </message>
    <message>
        <source>The finding was copied</source>
        <translation>Der Befund wurde kopiert</translation>
    </message>
    <message>
        <source>All findings were copied</source>
        <translation>Alle Befunde wurden kopiert</translation>
    </message>
    <message>
        <source>The methods paragraph was copied</source>
        <translation>Der Methodenabsatz wurde kopiert</translation>
    </message>
    <message>
        <source>Choose an attribute under &quot;Groups&quot;: the differences of its groups are shown here.</source>
        <translation>Wählen Sie unter „Gruppen“ ein Attribut: Die Unterschiede seiner Gruppen stehen hier.</translation>
    </message>
</context>
<context>
    <name>nictate::FixationsGuess</name>
    <message>
        <source>Expected fixations</source>
        <translation>Erwartete Fixationen</translation>
    </message>
    <message>
        <source>A public guess, never counted in the data: the expectation and what follows the noise rest on it.</source>
        <translation>Eine öffentliche Schätzung, nie in den Daten gezählt: Auf ihr beruhen die Erwartung und was dem Rauschen folgt.</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>fixations per observer</source>
        <translation>Fixationen je Person</translation>
    </message>
</context>
<context>
    <name>nictate::Fold</name>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aufgeklappt</translation>
    </message>
</context>
<context>
    <name>nictate::GameView</name>
    <message>
        <source>7 was there</source>
        <translation>7 war dabei</translation>
    </message>
    <message>
        <source>7 was not</source>
        <translation>7 war nicht dabei</translation>
    </message>
    <message>
        <source>Play the rest of this ε for me</source>
        <translation>Den Rest dieses ε für mich spielen</translation>
    </message>
    <message>
        <source>By the likelihood of both maps: nobody guesses better</source>
        <translation>Nach der Likelihood beider Heatmaps: Besser rät niemand</translation>
    </message>
    <message>
        <source>Right: 7 was there.</source>
        <translation>Richtig: 7 war dabei.</translation>
    </message>
    <message>
        <source>Wrong: 7 was there.</source>
        <translation>Falsch: 7 war dabei.</translation>
    </message>
    <message>
        <source>Right: 7 was not there.</source>
        <translation>Richtig: 7 war nicht dabei.</translation>
    </message>
    <message>
        <source>Wrong: 7 was not there.</source>
        <translation>Falsch: 7 war nicht dabei.</translation>
    </message>
    <message>
        <source>All rounds are played.</source>
        <translation>Alle Runden sind gespielt.</translation>
    </message>
    <message>
        <source>ε = %1, round %2 of %3: was observer 7 among them?</source>
        <translation>ε = %1, Runde %2 von %3: War Beobachter 7 dabei?</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
</context>
<context>
    <name>nictate::GazeBar</name>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>The gaze that was recorded, in every plot</source>
        <translation>Der aufgezeichnete Blick, in jedem Diagramm</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>What the mechanism makes of it, in every plot</source>
        <translation>Was der Mechanismus daraus macht, in jedem Diagramm</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>Fixations that are found in either, as circles</source>
        <translation>Fixationen, die in beiden gefunden werden, als Kreise</translation>
    </message>
    <message>
        <source>Change what is drawn</source>
        <translation>Ändern, was gezeichnet wird</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Trail: how long gaze stays to be seen</source>
        <translation>Spur: wie lange der Blick zu sehen bleibt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Change the trail</source>
        <translation>Die Spur ändern</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Where the original gaze will be in 100 ms: arrows to where networks say that learnt from everybody else&apos;s original and protected gaze, and a ring where it went</source>
        <translation>Wo der ursprüngliche Blick in 100 ms sein wird: Pfeile dorthin, wo ihn Netze erwarten, die vom ursprünglichen und vom geschützten Blick aller anderen gelernt haben, und ein Ring, wo er dann war</translation>
    </message>
</context>
<context>
    <name>nictate::GazeBench</name>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Abtastwer&amp;te</translation>
    </message>
    <message>
        <source>Open sample: Viewing</source>
        <translation>Beispiel öffnen: Betrachten</translation>
    </message>
    <message>
        <source>Change ε</source>
        <translation>ε ändern</translation>
    </message>
    <message>
        <source>Change the speed</source>
        <translation>Die Geschwindigkeit ändern</translation>
    </message>
    <message>
        <source>No gaze samples</source>
        <translation>Keine Abtastwerte</translation>
    </message>
    <message>
        <source>These samples cannot be shown</source>
        <translation>Diese Abtastwerte können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Turning samples into degrees …</source>
        <translation>Abtastwerte werden in Grad umgerechnet …</translation>
    </message>
    <message>
        <source>No gaze samples here</source>
        <translation>Hier keine Abtastwerte</translation>
    </message>
    <message>
        <source>Here are gaze samples: pick a recording on the left, play it, move ε, w, r, k or γ, and see the protected gaze beside the original. Everything on this page is a simulation until it is released.</source>
        <translation>Hier sind Abtastwerte: Wählen Sie links eine Aufzeichnung, spielen Sie sie ab, bewegen Sie ε, w, r, k oder γ, und sehen Sie den geschützten Blick neben dem Original. Alles auf dieser Seite ist eine Simulation, bis es veröffentlicht ist.</translation>
    </message>
    <message>
        <source>%1 on %2%3: %4 s at %5 Hz   N = %6   %7 recordings   seed %8</source>
        <translation>%1 auf %2%3: %4 s bei %5 Hz   N = %6   %7 Aufzeichnungen   Seed %8</translation>
    </message>
    <message>
        <source>Gaze samples of %1 participants on %2, %3 Hz.</source>
        <translation>Abtastwerte von %1 Teilnehmenden auf %2, %3 Hz.</translation>
    </message>
    <message>
        <source>The protected gaze samples of %1 recordings</source>
        <translation>Die geschützten Abtastwerte von %1 Aufzeichnungen</translation>
    </message>
    <message>
        <source>Export the protected heatmap of this recording</source>
        <translation>Die geschützte Heatmap dieser Aufzeichnung exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>This study holds no samples: positions of gaze as the tracker gave them, 30 to 2000 a second.</source>
        <translation>Diese Studie enthält keine Abtastwerte: Blickpositionen, wie das Gerät sie lieferte, 30 bis 2000 in der Sekunde.</translation>
    </message>
    <message>
        <source>the protected gaze is still being computed</source>
        <translation>der geschützte Blick wird noch berechnet</translation>
    </message>
    <message>
        <source>%1 on %2%3: %4 s at %5 Hz   N = %6   %7 recording   seed %8</source>
        <translation>%1 auf %2%3: %4 s bei %5 Hz   N = %6   %7 Aufzeichnung   Seed %8</translation>
    </message>
    <message>
        <source>The protected gaze samples of one recording</source>
        <translation>Die geschützten Abtastwerte einer Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>nictate::GazeFigureTable</name>
    <message>
        <source>Figures of events, original and protected</source>
        <translation>Kennzahlen der Ereignisse, original und geschützt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>Of the recording; never exported</source>
        <translation>Der Aufzeichnung; nie exportiert</translation>
    </message>
    <message>
        <source>SIMULATION: what the mechanism makes of it</source>
        <translation>SIMULATION: was der Mechanismus daraus macht</translation>
    </message>
</context>
<context>
    <name>nictate::GazeFigures</name>
    <message>
        <source>Gaze in degrees</source>
        <translation>Blick in Grad</translation>
    </message>
    <message>
        <source>Events of the original</source>
        <translation>Ereignisse des Originals</translation>
    </message>
    <message>
        <source>Protected gaze of everybody</source>
        <translation>Geschützter Blick aller</translation>
    </message>
    <message>
        <source>Protected gaze</source>
        <translation>Geschützter Blick</translation>
    </message>
    <message>
        <source>Error against ε</source>
        <translation>Fehler gegen ε</translation>
    </message>
    <message>
        <source>Linkage</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Training on saccades</source>
        <translation>Training an Sakkaden</translation>
    </message>
    <message>
        <source>Prediction of gaze</source>
        <translation>Vorhersage des Blicks</translation>
    </message>
</context>
<context>
    <name>nictate::GazeFindingTable</name>
    <message>
        <source>Attackers and tasks on gaze samples</source>
        <translation>Angreifer und Aufgaben auf Abtastwerten</translation>
    </message>
    <message>
        <source>What gaze samples are good for, and who is found in them</source>
        <translation>Wozu Abtastwerte taugen, und wer in ihnen gefunden wird</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Identified</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Same recording</source>
        <translation>Dieselbe Aufzeichnung</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Practical for</source>
        <translation>Brauchbar für</translation>
    </message>
    <message>
        <source>The mechanism that protected the samples</source>
        <translation>Der Mechanismus, der die Abtastwerte schützte</translation>
    </message>
    <message>
        <source>Those of the published tables, and that of the Samples workspace</source>
        <translation>Die der publizierten Tabellen, und die des Bereichs Abtastwerte, wie er steht</translation>
    </message>
    <message>
        <source>People recognised by radial basis networks on fixations and saccades: half of every recording&apos;s eighths against the others, of one release</source>
        <translation>Personen, erkannt durch Radiale-Basis-Netze auf Fixationen und Sakkaden: die Hälfte der Achtel jeder Aufzeichnung gegen die anderen, aus einer Veröffentlichung</translation>
    </message>
    <message>
        <source>People recognised in the original gaze of other tasks, by a classifier trained on protected samples</source>
        <translation>Personen, im originalen Blick anderer Aufgaben erkannt durch einen Klassifikator, der aus geschützten Abtastwerten lernte</translation>
    </message>
    <message>
        <source>Protected recordings whose nearest original is their own</source>
        <translation>Geschützte Aufzeichnungen, deren nächstes Original das eigene ist</translation>
    </message>
    <message>
        <source>Tasks recognised in other people&apos;s original gaze, by a random forest trained on protected samples</source>
        <translation>Aufgaben, im originalen Blick anderer Personen erkannt durch einen Random Forest, der aus geschützten Abtastwerten lernte</translation>
    </message>
    <message>
        <source>Error of a network trained on protected samples, 100 ms ahead on other people&apos;s original gaze</source>
        <translation>Fehler eines Netzes, das aus geschützten Abtastwerten lernte, 100 ms voraus auf dem originalen Blick anderer</translation>
    </message>
    <message>
        <source>Networks find at most half as much above chance as in the original; activity keeps half of what it gives above chance, or prediction is at most half as far off again</source>
        <translation>Netze finden höchstens halb so viel über dem Zufall wie im Original; die Tätigkeit behält die Hälfte dessen, was sie über dem Zufall gibt, oder die Vorhersage liegt höchstens um die Hälfte weiter daneben</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>at rest in the middle</source>
        <translation>ruhend in der Mitte</translation>
    </message>
    <message>
        <source>as in the Samples workspace</source>
        <translation>wie im Bereich Abtastwerte</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>activity, prediction</source>
        <translation>Tätigkeit, Vorhersage</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keines von beiden</translation>
    </message>
    <message>
        <source>Run time, s/h</source>
        <translation>Laufzeit, s/h</translation>
    </message>
    <message>
        <source>What the mechanism took here, in seconds for an hour of gaze</source>
        <translation>Was das Verfahren hier brauchte, in Sekunden für eine Stunde Blick</translation>
    </message>
</context>
<context>
    <name>nictate::GazePanel</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>The condition whose recordings are listed</source>
        <translation>Die Bedingung, deren Aufzeichnungen aufgeführt sind</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Whose recording is shown (Page Up and Page Down on the picture)</source>
        <translation>Wessen Aufzeichnung gezeigt wird (Bild auf und Bild ab auf dem Bild)</translation>
    </message>
    <message>
        <source>Events as shown</source>
        <translation>Ereignisse der Anzeige</translation>
    </message>
    <message>
        <source>Choose condition</source>
        <translation>Bedingung wählen</translation>
    </message>
    <message>
        <source>Show another recording</source>
        <translation>Eine andere Aufzeichnung zeigen</translation>
    </message>
    <message>
        <source>Events by</source>
        <translation>Ereignisse nach</translation>
    </message>
    <message>
        <source>I-VT, by velocity</source>
        <translation>I-VT, Geschwindigkeit</translation>
    </message>
    <message>
        <source>I-DT, by dispersion</source>
        <translation>I-DT, Streuung</translation>
    </message>
    <message>
        <source>How fixations, saccades and blinks are found in what is shown. Mechanisms themselves always find them by I-VT as it comes.</source>
        <translation>Wie Fixationen, Sakkaden und Lidschläge in dem gefunden werden, was gezeigt wird. Mechanismen selbst finden sie immer durch I-VT mit seinen Vorgaben.</translation>
    </message>
    <message>
        <source>Change how events are found</source>
        <translation>Ändern, wie Ereignisse gefunden werden</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>by rate</source>
        <translation>nach Rate</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Shortest fixation</source>
        <translation>Kürzeste Fixation</translation>
    </message>
    <message>
        <source>no condition</source>
        <translation>keine Bedingung</translation>
    </message>
    <message>
        <source>Recordings %1</source>
        <translation>Aufzeichnungen %1</translation>
    </message>
</context>
<context>
    <name>nictate::GazePlot</name>
    <message>
        <source>Original gaze, never exported</source>
        <translation>Originaler Blick, nie exportiert</translation>
    </message>
    <message>
        <source>%1: fixation %2 at %3, %4 px, from %5 s, %6</source>
        <translation>%1: Fixation %2 bei %3, %4 px, ab %5 s, %6</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>duration unknown</source>
        <translation>Dauer unbekannt</translation>
    </message>
    <message>
        <source>%1°, %2°</source>
        <translation>%1°, %2°</translation>
    </message>
    <message>
        <source>%1, %2 px</source>
        <translation>%1, %2 px</translation>
    </message>
    <message>
        <source>original gaze: sensitive, not exported</source>
        <translation>originaler Blick: sensibel, nicht exportiert</translation>
    </message>
    <message>
        <source>original: sensitive, not exported; protected: SIMULATION</source>
        <translation>Original: sensibel, nicht exportiert; geschützt: SIMULATION</translation>
    </message>
    <message>
        <source>protected: SIMULATION</source>
        <translation>geschützt: SIMULATION</translation>
    </message>
    <message>
        <source>SIMULATION beside the original</source>
        <translation>SIMULATION neben dem Original</translation>
    </message>
</context>
<context>
    <name>nictate::GazePlots</name>
    <message>
        <source>Gaze, original and protected</source>
        <translation>Blick, original und geschützt</translation>
    </message>
    <message>
        <source>seconds, blurred</source>
        <translation>Sekunden, weichgezeichnet</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>never exported</source>
        <translation>nie exportiert</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>SIMULATION</source>
        <translation>SIMULATION</translation>
    </message>
    <message>
        <source>Gaze</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Heatmaps</source>
        <translation>Heatmaps</translation>
    </message>
    <message>
        <source>t</source>
        <translation>t</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Position</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>&amp;Velocity</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Budget</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>ε of the last w samples</source>
        <translation>ε der letzten w Abtastwerte</translation>
    </message>
    <message>
        <source>&amp;Main sequence</source>
        <translation>Haupt&amp;sequenz</translation>
    </message>
    <message>
        <source>Main sequence</source>
        <translation>Hauptsequenz</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>&amp;Fixation durations</source>
        <translation>Fi&amp;xationsdauern</translation>
    </message>
    <message>
        <source>Fixation durations</source>
        <translation>Fixationsdauern</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>share of fixations</source>
        <translation>Anteil der Fixationen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>more protected</source>
        <translation>stärker geschützt</translation>
    </message>
    <message>
        <source>more faithful</source>
        <translation>getreuer</translation>
    </message>
    <message>
        <source>&amp;Error against ε</source>
        <translation>F&amp;ehler gegen ε</translation>
    </message>
    <message>
        <source>Error against ε</source>
        <translation>Fehler gegen ε</translation>
    </message>
    <message>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <source>&amp;Linkage</source>
        <translation>&amp;Verknüpfung</translation>
    </message>
    <message>
        <source>Linkage</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>loss of a saccade</source>
        <translation>Verlust je Sakkade</translation>
    </message>
    <message>
        <source>sensitive: not exported</source>
        <translation>sensibel: nicht exportiert</translation>
    </message>
    <message>
        <source>Everybody&apos;s protected gaze</source>
        <translation>Geschützter Blick aller</translation>
    </message>
    <message>
        <source>%1, original</source>
        <translation>%1, Original</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>Neither the original nor the protected gaze is drawn.</source>
        <translation>Weder der originale noch der geschützte Blick wird gezeichnet.</translation>
    </message>
    <message>
        <source>protected gaze: RMSE %1°</source>
        <translation>geschützter Blick: RMSE %1°</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Shaded: the original&apos;s events</source>
        <translation>Schattiert: die Ereignisse des Originals</translation>
    </message>
    <message>
        <source>Shaded: its events</source>
        <translation>Schattiert: seine Ereignisse</translation>
    </message>
    <message>
        <source>Protected gaze</source>
        <translation>Geschützter Blick</translation>
    </message>
    <message>
        <source>%1 has no budget that is spent over time.</source>
        <translation>%1 hat kein Budget, das über die Zeit verbraucht wird.</translation>
    </message>
    <message>
        <source>%1 % of the samples published, w = %2</source>
        <translation>%1 % der Abtastwerte veröffentlicht, w = %2</translation>
    </message>
    <message>
        <source>Saccades of this recording</source>
        <translation>Sakkaden dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>There are no saccades.</source>
        <translation>Es gibt keine Sakkaden.</translation>
    </message>
    <message>
        <source>Fixations of this recording</source>
        <translation>Fixationen dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>There are no fixations.</source>
        <translation>Es gibt keine Fixationen.</translation>
    </message>
    <message>
        <source>%1 has no ε. What it is worth is under Linkage.</source>
        <translation>%1 hat kein ε. Was es wert ist, steht unter Verknüpfung.</translation>
    </message>
    <message>
        <source>Of this recording</source>
        <translation>Dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>RMSE %1° (centre %2°), CC %3, KS %4</source>
        <translation>RMSE %1° (Mitte %2°), CC %3, KS %4</translation>
    </message>
    <message>
        <source>Comparing everybody&apos;s protected recordings with the originals …</source>
        <translation>Die geschützten Aufzeichnungen aller werden mit den Originalen verglichen …</translation>
    </message>
    <message>
        <source>%1 saccades, reconstruction %2, %3 latents in use</source>
        <translation>%1 Sakkaden, Rekonstruktion %2, %3 latente Dimensionen genutzt</translation>
    </message>
    <message>
        <source>%1 keeps nothing it learnt of saccades.</source>
        <translation>%1 behält nichts, was es von Sakkaden lernte.</translation>
    </message>
    <message>
        <source>The form of saccades is being learned …</source>
        <translation>Die Form der Sakkaden wird gelernt …</translation>
    </message>
    <message>
        <source>Fewer than 200 saccades: their mean form is used.</source>
        <translation>Weniger als 200 Sakkaden: Ihre mittlere Form wird verwendet.</translation>
    </message>
    <message>
        <source>what is 100 ms ahead is drawn where the original is</source>
        <translation>was 100 ms voraus liegt, wird am ursprünglichen Blick gezeichnet</translation>
    </message>
    <message>
        <source>networks learn where gaze goes …</source>
        <translation>Netze lernen, wohin der Blick geht …</translation>
    </message>
    <message>
        <source>Error at 100 ms: original %1°, protected %2, staying %3°</source>
        <translation>Fehler bei 100 ms: Original %1°, geschützt %2, ohne Bewegung %3°</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
    <message>
        <source>ε in w</source>
        <translation>ε in w</translation>
    </message>
    <message>
        <source>peak velocity</source>
        <translation>Spitzengeschwindigkeit</translation>
    </message>
    <message>
        <source>peak (°/s)</source>
        <translation>Spitze (°/s)</translation>
    </message>
    <message>
        <source>No map: gaze lies in the picture of a camera that moves with the head.</source>
        <translation>Keine Karte: Der Blick liegt im Bild einer Kamera, die sich mit dem Kopf bewegt.</translation>
    </message>
</context>
<context>
    <name>nictate::GazeTableModel</name>
    <message>
        <source>Sorting rows</source>
        <translation>Zeilen werden sortiert</translation>
    </message>
</context>
<context>
    <name>nictate::GroupMapsDialog</name>
    <message>
        <source>Export picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>Export differences…</source>
        <translation>Unterschiede exportieren…</translation>
    </message>
    <message>
        <source>Heatmaps of groups (simulation)</source>
        <translation>Heatmaps von Gruppen (Simulation)</translation>
    </message>
    <message>
        <source>Groups by</source>
        <translation>Gruppen nach</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Outlined: beyond the noise (differences above %1, 5 % of all maps without a difference have one anywhere). Beyond the noise only: whether people differ, or these happen to, it does not say.</source>
        <translation>Umrandet: jenseits des Rauschens (Unterschiede über %1; 5 % aller Heatmaps ohne Unterschied haben irgendwo einen). Nur jenseits des Rauschens: Ob Menschen sich unterscheiden oder nur zufällig diese, sagt es nicht.</translation>
    </message>
    <message>
        <source>%1 of %2 cells are beyond the noise. Both maps cost one ε together, for everybody is in one group only.</source>
        <translation>%1 von %2 Zellen liegen jenseits des Rauschens. Beide Heatmaps kosten zusammen ein ε, denn jede Person ist nur in einer Gruppe.</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PDF (*.pdf);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PDF (*.pdf);;PNG (*.png)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Export differences</source>
        <translation>Unterschiede exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>The maps of all groups in one release, at one ε</source>
        <translation>Die Heatmaps aller Gruppen in einer Veröffentlichung, für ein ε</translation>
    </message>
    <message>
        <source>no attribute splits these people into 2 to 6 groups of two or more</source>
        <translation>kein Attribut teilt diese Personen in 2 bis 6 Gruppen von mindestens zwei</translation>
    </message>
</context>
<context>
    <name>nictate::GuaranteeCard</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Copy the card as text</source>
        <translation>Die Karte als Text kopieren</translation>
    </message>
    <message>
        <source>No guarantee yet.</source>
        <translation>Noch keine Garantie.</translation>
    </message>
    <message>
        <source>Published / user-level ε</source>
        <translation>ε publiziert / je Person</translation>
    </message>
    <message>
        <source>What the paper would report, and what one observer loses.</source>
        <translation>Was die Arbeit angeben würde, und was eine Person verliert.</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>The kind of guarantee.</source>
        <translation>Die Art der Garantie.</translation>
    </message>
    <message>
        <source>Protects</source>
        <translation>Schützt</translation>
    </message>
    <message>
        <source>What neighbouring datasets differ in.</source>
        <translation>Worin sich benachbarte Datensätze unterscheiden.</translation>
    </message>
    <message>
        <source>The nominal chance that the promise fails.</source>
        <translation>Die nominelle Wahrscheinlichkeit, dass das Versprechen nicht hält.</translation>
    </message>
    <message>
        <source>δ true</source>
        <translation>δ wahr</translation>
    </message>
    <message>
        <source>The δ this noise really reaches at the published ε.</source>
        <translation>Das δ, das dieses Rauschen beim publizierten ε wirklich erreicht.</translation>
    </message>
    <message>
        <source>zCDP loss ρ</source>
        <translation>zCDP-Verlust ρ</translation>
    </message>
    <message>
        <source>The exact loss the ledger adds up.</source>
        <translation>Der genaue Verlust, den das Kontobuch addiert.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Scale of the noise on the quantity that is perturbed.</source>
        <translation>Skala des Rauschens auf der Größe, die gestört wird.</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>How far one observer can move what is perturbed.</source>
        <translation>Wie weit eine Person bewegen kann, was gestört wird.</translation>
    </message>
    <message>
        <source>Expected, from public facts</source>
        <translation>Erwartet, aus öffentlichen Tatsachen</translation>
    </message>
    <message>
        <source>CC with the original</source>
        <translation>CC mit dem Original</translation>
    </message>
    <message>
        <source>How much of the map the noisy data decided; the prior, which is public, decided the rest. A public number.</source>
        <translation>Wie viel der Heatmap die verrauschten Daten entschieden; das Vorwissen, das öffentlich ist, entschied den Rest. Eine öffentliche Zahl.</translation>
    </message>
    <message>
        <source>To reach CC</source>
        <translation>Für CC</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set ε to this value</source>
        <translation>ε auf diesen Wert setzen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>no differential privacy</source>
        <translation>keine Differential Privacy</translation>
    </message>
    <message>
        <source>%1, replace one observer</source>
        <translation>%1, eine Person ersetzt</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Das ist %1.</translation>
    </message>
    <message>
        <source> (released: %1)</source>
        <translation> (veröffentlicht: %1)</translation>
    </message>
    <message>
        <source> An exact release has %1 = %2.</source>
        <translation> Eine exakte Veröffentlichung hat %1 = %2.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>computing…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>mostly noise</source>
        <translation>vor allem Rauschen</translation>
    </message>
    <message>
        <source>Share of data %1 %: mostly expectation</source>
        <translation>Anteil der Daten %1 %: vor allem Erwartung</translation>
    </message>
    <message>
        <source>Share of data %1 %</source>
        <translation>Anteil der Daten %1 %</translation>
    </message>
    <message>
        <source>no ε up to 100 does</source>
        <translation>kein ε bis 100 genügt</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Guarantee: %1</source>
        <translation>Garantie: %1</translation>
    </message>
    <message>
        <source>Expected CC, from public facts, at %1 fixations per observer: %2</source>
        <translation>Erwartete CC, aus öffentlichen Tatsachen, bei %1 Fixationen je Beobachter: %2</translation>
    </message>
    <message>
        <source>adds nothing</source>
        <translation>bringt nichts</translation>
    </message>
    <message>
        <source>A map made with no gaze at all, from public facts, is expected to reach CC %1</source>
        <translation>Eine Heatmap ganz ohne Blickdaten, nur aus öffentlich Bekanntem, erreicht voraussichtlich CC %1</translation>
    </message>
    <message>
        <source>With no gaze at all: %1</source>
        <translation>Ganz ohne Blickdaten: %1</translation>
    </message>
</context>
<context>
    <name>nictate::Handbook</name>
    <message>
        <source>Nictate handbook</source>
        <translation>Nictate-Handbuch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The handbook is in English.</source>
        <translation>Das Handbuch ist auf Englisch.</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapActions</name>
    <message>
        <source>&amp;Third panel</source>
        <translation>D&amp;rittes Feld</translation>
    </message>
    <message>
        <source>Take the &amp;best cap (Algorithm 1)</source>
        <translation>Die &amp;beste Kappung wählen (Algorithmus 1)</translation>
    </message>
    <message>
        <source>Draw a ca&amp;p with noise (exponential mechanism)…</source>
        <translation>Eine Kappun&amp;g mit Rauschen ziehen (Exponentialmechanismus)…</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>S&amp;wipe</source>
        <translation>&amp;Wischen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Attacker&apos;s view</source>
        <translation>Sicht des Angreifers</translation>
    </message>
    <message>
        <source>Decided by data</source>
        <translation>Von Daten bestimmt</translation>
    </message>
    <message>
        <source>Change third panel</source>
        <translation>Drittes Feld ändern</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Vergr&amp;ößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole picture</source>
        <translation>Ganzes &amp;Bild</translation>
    </message>
    <message>
        <source>Stimulus under&amp;neath</source>
        <translation>Stimul&amp;us darunter</translation>
    </message>
    <message>
        <source>Show stimulus</source>
        <translation>Stimulus zeigen</translation>
    </message>
    <message>
        <source>Hide stimulus</source>
        <translation>Stimulus verbergen</translation>
    </message>
    <message>
        <source>%1 has no cell cap to choose.</source>
        <translation>%1 hat keine Zellkappung zu wählen.</translation>
    </message>
    <message>
        <source>m = %1 %2</source>
        <translation>m = %1 %2</translation>
    </message>
    <message>
        <source>Take the best cap</source>
        <translation>Die beste Kappung wählen</translation>
    </message>
    <message>
        <source>was read from the sensitive data (Algorithm 1): such a choice reveals something that the guarantee does not count.</source>
        <translation>wurde aus den sensiblen Daten gelesen (Algorithmus 1): Eine solche Wahl verrät etwas, das die Garantie nicht zählt.</translation>
    </message>
    <message>
        <source>Cap with noise</source>
        <translation>Kappung mit Rauschen</translation>
    </message>
    <message>
        <source>Privacy loss ε spent on choosing m from 1 … %1:</source>
        <translation>Privatheitsverlust ε für die Wahl von m aus 1 … %1:</translation>
    </message>
    <message>
        <source>Draw a cap with noise</source>
        <translation>Eine Kappung mit Rauschen ziehen</translation>
    </message>
    <message>
        <source>was drawn by the exponential mechanism; its ε of %1 comes on top of the one below.</source>
        <translation>wurde durch den Exponentialmechanismus gezogen; sein ε von %1 kommt zu dem unten hinzu.</translation>
    </message>
    <message>
        <source>Own &amp;colour scales</source>
        <translation>Eigene Farbskalen</translation>
    </message>
    <message>
        <source>Each panel from 0 to its own largest value, instead of one scale for all that are compared</source>
        <translation>Jedes Feld von 0 bis zu seinem größten Wert statt einer Skala für alle, die verglichen werden</translation>
    </message>
    <message>
        <source>Heatmaps of &amp;groups…</source>
        <translation>Hea&amp;tmaps von Gruppen…</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapBar</name>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Original and protected beside each other</source>
        <translation>Original und geschützte Fassung nebeneinander</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Wischen</translation>
    </message>
    <message>
        <source>Original and protected in one picture, with a line to drag</source>
        <translation>Original und geschützte Fassung in einem Bild, mit einer Linie zum Ziehen</translation>
    </message>
    <message>
        <source>The observer whose gaze an attacker tries to recover</source>
        <translation>Die Person, deren Blick ein Angreifer zurückgewinnen will</translation>
    </message>
    <message>
        <source>Width σ of the Gaussian a fixation is drawn with, in % of the picture&apos;s width</source>
        <translation>Breite σ der Gauß-Glocke, mit der eine Fixation gezeichnet wird, in % der Bildbreite</translation>
    </message>
    <message>
        <source> cells</source>
        <translation> Zellen</translation>
    </message>
    <message>
        <source>Longer side of the grid heatmaps are computed, shown and compared on</source>
        <translation>Längere Seite des Rasters, auf dem Heatmaps berechnet, gezeigt und verglichen werden</translation>
    </message>
    <message>
        <source>Windows of time: 1 is a still heatmap, more make a heatmap over time at the same ε</source>
        <translation>Zeitfenster: 1 ist eine einzelne Heatmap, mehr ergeben eine Heatmap über die Zeit bei gleichem ε</translation>
    </message>
    <message>
        <source>New noise</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draw new noise with the same mechanism (F5)</source>
        <translation>Neues Rauschen mit demselben Mechanismus ziehen (F5)</translation>
    </message>
    <message>
        <source>Zoom; click to see the whole picture (Ctrl+0)</source>
        <translation>Zoom; ein Klick zeigt das ganze Bild (Strg+0)</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>3. Feld</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Weichzeichnung</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Change colours</source>
        <translation>Farben ändern</translation>
    </message>
    <message>
        <source>Attack another observer</source>
        <translation>Eine andere Person angreifen</translation>
    </message>
    <message>
        <source>Change display grid</source>
        <translation>Anzeigeraster ändern</translation>
    </message>
    <message>
        <source>Change windows of time</source>
        <translation>Zeitfenster ändern</translation>
    </message>
    <message>
        <source>Draw new noise</source>
        <translation>Neues Rauschen ziehen</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Attacker&apos;s view</source>
        <translation>Sicht des Angreifers</translation>
    </message>
    <message>
        <source>Decided by data</source>
        <translation>Von Daten bestimmt</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Change third panel</source>
        <translation>Drittes Feld ändern</translation>
    </message>
    <message>
        <source>Change opacity</source>
        <translation>Deckkraft ändern</translation>
    </message>
    <message>
        <source>Change blur</source>
        <translation>Weichzeichnung ändern</translation>
    </message>
    <message>
        <source>Whose gaze is attacked</source>
        <translation>Wessen Blick angegriffen wird</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapExpectation</name>
    <message>
        <source>Expectation</source>
        <translation>Erwartung</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapExportDialog</name>
    <message>
        <source>Exporting</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>The compared mechanism beside it</source>
        <translation>Der verglichene Mechanismus daneben</translation>
    </message>
    <message>
        <source>Export a picture of the simulation</source>
        <translation>Ein Bild der Simulation exportieren</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, Pixel</translation>
    </message>
    <message>
        <source>SVG, for drawing programs</source>
        <translation>SVG, für Zeichenprogramme</translation>
    </message>
    <message>
        <source>PDF, for papers</source>
        <translation>PDF, für Aufsätze</translation>
    </message>
    <message>
        <source>PNG, all windows and each</source>
        <translation>PNG, alle Fenster und jedes</translation>
    </message>
    <message>
        <source>WebP, animated</source>
        <translation>WebP, animiert</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>A simulation is repeatable and not protected: the caption and the file say so. The original, differences and attacks are never exported, nor observers&apos; ids, paths or the study&apos;s name.</source>
        <translation>Eine Simulation ist wiederholbar und nicht geschützt: Bildunterschrift und Datei sagen es. Das Original, Differenzen und Angriffe werden nie exportiert, ebenso wenig Kennungen, Pfade oder der Name der Studie.</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>Stimuli</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n picture(s) to %1</source>
        <translation>
            <numerusform>%n Bild nach %1 exportiert</numerusform>
            <numerusform>%n Bilder nach %1 exportiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>%1 and %2 more exist. Replace them?</source>
        <translation>%1 und %2 weitere gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Tick the stimuli whose pictures are to be exported.</source>
        <translation>Haken Sie die Stimuli an, deren Bilder exportiert werden sollen.</translation>
    </message>
    <message>
        <source>CSV, the values of every cell</source>
        <translation>CSV, die Werte jeder Zelle</translation>
    </message>
    <message>
        <source>Pictures and tables (*.png *.svg *.pdf *.webp *.csv)</source>
        <translation>Bilder und Tabellen (*.png *.svg *.pdf *.webp *.csv)</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapPlots</name>
    <message>
        <source>Fidelity curve</source>
        <translation>Treuekurve</translation>
    </message>
    <message>
        <source>Cap curve</source>
        <translation>Kappungskurve</translation>
    </message>
    <message>
        <source>Noise surface</source>
        <translation>Rauschfläche</translation>
    </message>
    <message>
        <source>&amp;CC against ε</source>
        <translation>&amp;CC gegen ε</translation>
    </message>
    <message>
        <source>CC against ε</source>
        <translation>CC gegen ε</translation>
    </message>
    <message>
        <source>&amp;MSE against ε</source>
        <translation>&amp;MSE gegen ε</translation>
    </message>
    <message>
        <source>MSE against ε</source>
        <translation>MSE gegen ε</translation>
    </message>
    <message>
        <source>&amp;Odds against ε</source>
        <translation>C&amp;hancen gegen ε</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Noise &amp;surface</source>
        <translation>Rausch&amp;fläche</translation>
    </message>
    <message>
        <source>&amp;E[MSE] against the cap</source>
        <translation>&amp;E[MSE] gegen die Kappung</translation>
    </message>
    <message>
        <source>E[MSE] against the cap</source>
        <translation>E[MSE] gegen die Kappung</translation>
    </message>
    <message>
        <source>ε (privacy loss)</source>
        <translation>ε (Privatheitsverlust)</translation>
    </message>
    <message>
        <source>more protected</source>
        <translation>stärker geschützt</translation>
    </message>
    <message>
        <source>more faithful</source>
        <translation>getreuer</translation>
    </message>
    <message>
        <source>CC with the original</source>
        <translation>CC mit dem Original</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>fixations²</source>
        <translation>Fixationen²</translation>
    </message>
    <message>
        <source>Best guess an attacker can reach</source>
        <translation>Beste Vermutung eines Angreifers</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>FROM PUBLIC FACTS</source>
        <translation>AUS ÖFFENTLICHEN TATSACHEN</translation>
    </message>
    <message>
        <source>Change ε</source>
        <translation>ε ändern</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>wird gezogen</translation>
    </message>
    <message>
        <source>m (cell cap, fixations)</source>
        <translation>m (Zellkappung, Fixationen)</translation>
    </message>
    <message>
        <source>E[MSE] of the mean map</source>
        <translation>E[MSE] der mittleren Heatmap</translation>
    </message>
    <message>
        <source>Change m</source>
        <translation>m ändern</translation>
    </message>
    <message>
        <source>%1 draws, band = 1 sd</source>
        <translation>%1 Ziehungen, Band = 1 SD</translation>
    </message>
    <message>
        <source>Not computed; Analyse › Recompute starts it</source>
        <translation>Nicht berechnet; Analyse › Kurven neu berechnen beginnt von vorn</translation>
    </message>
    <message>
        <source>From a first guess of 50:50</source>
        <translation>Von einer ersten Vermutung 50:50 aus</translation>
    </message>
    <message>
        <source>%1 has no cell cap. Choose, or compare with, Gaussian or Laplace.</source>
        <translation>%1 hat keine Zellkappung. Wählen oder vergleichen Sie Gauß oder Laplace.</translation>
    </message>
    <message>
        <source>Reads sensitive data (Algorithm 1)</source>
        <translation>Liest sensible Daten (Algorithmus 1)</translation>
    </message>
    <message>
        <source>best m = %1</source>
        <translation>bestes m = %1</translation>
    </message>
    <message>
        <source>%1 adds no noise.</source>
        <translation>%1 fügt kein Rauschen hinzu.</translation>
    </message>
    <message>
        <source>fixations per cell</source>
        <translation>Fixationen je Zelle</translation>
    </message>
    <message>
        <source>Noise against grid and observers</source>
        <translation>Rauschen gegen Raster und Beobachter</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>best guess (%)</source>
        <translation>beste Vermutung (%)</translation>
    </message>
    <message>
        <source>E[MSE] (fix.²)</source>
        <translation>E[MSE] (Fix.²)</translation>
    </message>
    <message>
        <source>fix./cell</source>
        <translation>Fix./Zelle</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapView</name>
    <message>
        <source>&amp;Whole picture	0</source>
        <translation>&amp;Ganzes Bild	0</translation>
    </message>
    <message>
        <source>&amp;All panels	Enter</source>
        <translation>&amp;Alle Felder	Eingabe</translation>
    </message>
    <message>
        <source>En&amp;large	Enter</source>
        <translation>&amp;Vergrößern	Eingabe</translation>
    </message>
</context>
<context>
    <name>nictate::HeatmapsBench</name>
    <message>
        <source>Protected, window by window   SIMULATION   CC %1</source>
        <translation>Geschützt, Fenster für Fenster   SIMULATION   CC %1</translation>
    </message>
    <message>
        <source>SIMULATION  ε = %1  CC %2</source>
        <translation>SIMULATION  ε = %1  CC %2</translation>
    </message>
    <message>
        <source>SIMULATION  CC %2</source>
        <translation>SIMULATION  CC %2</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>empty: no fixation here</source>
        <translation>leer: keine Fixation hier</translation>
    </message>
    <message>
        <source>never exported</source>
        <translation>nie exportiert</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>SIMULATION  CC %1</source>
        <translation>SIMULATION  CC %1</translation>
    </message>
    <message>
        <source>What an attacker recovers of %1</source>
        <translation>Was ein Angreifer von %1 zurückgewinnt</translation>
    </message>
    <message>
        <source>SIMULATION  noise %1</source>
        <translation>SIMULATION  Rauschen %1</translation>
    </message>
    <message>
        <source>SIMULATION  exact</source>
        <translation>SIMULATION  exakt</translation>
    </message>
    <message>
        <source>fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>Protected − original</source>
        <translation>Geschützt − Original</translation>
    </message>
    <message>
        <source>SIMULATION  never exported</source>
        <translation>SIMULATION  nie exportiert</translation>
    </message>
    <message>
        <source>Where the map is decided by data</source>
        <translation>Wo Daten die Heatmap bestimmen</translation>
    </message>
    <message>
        <source>by data alone: no prior</source>
        <translation>von Daten allein: kein Vorwissen</translation>
    </message>
    <message>
        <source>share of data</source>
        <translation>Anteil der Daten</translation>
    </message>
    <message>
        <source>&amp;Heatmaps</source>
        <translation>&amp;Heatmaps</translation>
    </message>
    <message>
        <source>No heatmaps</source>
        <translation>Keine Heatmaps</translation>
    </message>
    <message>
        <source>Go to the signals</source>
        <translation>Zu den Signalen</translation>
    </message>
    <message>
        <source>Open a study to begin</source>
        <translation>Öffnen Sie eine Studie</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Show one window</source>
        <translation>Ein Fenster zeigen</translation>
    </message>
    <message>
        <source>Nothing is shown yet</source>
        <translation>Noch wird nichts gezeigt</translation>
    </message>
    <message>
        <source>This study has no fixations on stimuli</source>
        <translation>Diese Studie hat keine Fixationen auf Stimuli</translation>
    </message>
    <message>
        <source>There is not enough memory for this</source>
        <translation>Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Prior: screen</source>
        <translation>Vorwissen: Bildschirm</translation>
    </message>
    <message>
        <source>the picture cannot be read</source>
        <translation>das Bild ist nicht lesbar</translation>
    </message>
    <message>
        <source>there is no picture</source>
        <translation>es gibt kein Bild</translation>
    </message>
    <message>
        <source>The prior asked for follows the picture; without one it is that of any picture or screen</source>
        <translation>Das gewünschte Vorwissen folgt dem Bild; ohne Bild ist es das irgendeines Bilds oder Bildschirms</translation>
    </message>
    <message>
        <source>no fixation of these %1 observers lies on %2: the heatmap is empty</source>
        <translation>keine Fixation dieser %1 Beobachter liegt auf %2: Die Heatmap ist leer</translation>
    </message>
    <message>
        <source>CC %1   MSE %2   n = %3   heatmap %4 × %5 cells   seed %6</source>
        <translation>CC %1   MSE %2   n = %3   Heatmap %4 × %5 Zellen   Seed %6</translation>
    </message>
    <message>
        <source>The protected heatmap of %1</source>
        <translation>Die geschützte Heatmap von %1</translation>
    </message>
    <message>
        <source>The protected heatmaps of all %1 stimuli</source>
        <translation>Die geschützten Heatmaps aller %1 Stimuli</translation>
    </message>
    <message>
        <source>The protected heatmaps of chosen stimuli</source>
        <translation>Die geschützten Heatmaps gewählter Stimuli</translation>
    </message>
    <message>
        <source>Tick the stimuli whose heatmaps are to be released.</source>
        <translation>Haken Sie die Stimuli an, deren Heatmaps veröffentlicht werden sollen.</translation>
    </message>
    <message>
        <source> %1 of %2</source>
        <translation> %1 von %2</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>The map is of bounded observers. For you alone: no release says this</source>
        <translation>Die Heatmap zeigt begrenzte Beobachter. Nur für Sie: Keine Veröffentlichung sagt dies</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>%1 times the original&apos;s: %2 fixations an observer were expected, %3 were made</source>
        <translation>das %1-Fache des Originals: %2 Fixationen je Person wurden erwartet, %3 gemacht</translation>
    </message>
    <message>
        <source>Fixations per observer in the protected map, against the original: bounds take gaze away, and what is given back rests on the expected number. For you alone: no release says this</source>
        <translation>Fixationen je Person in der geschützten Heatmap gegenüber dem Original: Grenzen nehmen Blickdaten weg, und was zurückgegeben wird, beruht auf der erwarteten Zahl. Nur für Sie: Keine Veröffentlichung sagt das</translation>
    </message>
    <message>
        <source>This study has no fixations on stimuli to make heatmaps of.</source>
        <translation>Diese Studie hat keine Fixationen auf Stimuli für Heatmaps.</translation>
    </message>
    <message>
        <source>The protected heatmaps of all groups by %1 on %2</source>
        <translation>Die geschützten Heatmaps aller Gruppen nach %1 auf %2</translation>
    </message>
    <message>
        <source>Reading the video</source>
        <translation>Video wird gelesen</translation>
    </message>
    <message>
        <source>Reading the video …</source>
        <translation>Video wird gelesen …</translation>
    </message>
    <message>
        <source>mostly noise: their sum says nothing about the number of fixations</source>
        <translation>meist Rauschen: ihre Summe sagt nichts über die Zahl der Fixationen</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Say how long the stimuli were shown, under the heatmaps: a guess from gaze is sensitive</source>
        <translation>Sagen Sie unter den Heatmaps, wie lange die Stimuli gezeigt wurden: Aus Blickdaten geraten wäre es sensibel</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>No heatmap of the scene</source>
        <translation>Keine Heatmap der Szene</translation>
    </message>
    <message>
        <source>Gaze lies in the picture of a camera that moves with the head. A heatmap needs gaze that was mapped to a picture, as by Pupil Cloud&apos;s Reference Image Mapper.</source>
        <translation>Der Blick liegt im Bild einer Kamera, die sich mit dem Kopf bewegt. Eine Heatmap braucht Blickdaten, die auf ein Bild abgebildet wurden, etwa mit dem Reference Image Mapper von Pupil Cloud.</translation>
    </message>
    <message>
        <source>Go to the samples</source>
        <translation>Zu den Abtastwerten</translation>
    </message>
</context>
<context>
    <name>nictate::HintOverlay</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>nictate::ImportDialog</name>
    <message>
        <source>F&amp;iles</source>
        <translation>Date&amp;ien</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Read, or why not</source>
        <translation>Gelesen, oder warum nicht</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>Open something e&amp;lse…</source>
        <translation>Etwas anderes ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>These &amp;guesses are right</source>
        <translation>Diese &amp;Vermutungen stimmen</translation>
    </message>
    <message>
        <source>&amp;Keep beside the study: it is always opened this way</source>
        <translation>&amp;Neben der Studie merken: So öffnet sie sich für immer</translation>
    </message>
    <message>
        <source>How is the study read?</source>
        <translation>Wie wird die Studie gelesen?</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Writes %1. A release needs a plan without guesses.</source>
        <translation>Schreibt %1. Eine Veröffentlichung braucht einen Plan ohne Vermutungen.</translation>
    </message>
    <message>
        <source>&amp;File names</source>
        <translation>&amp;Dateinamen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>Neither the names of these files nor their columns were recognised. Say how the files are named, or which column holds what.</source>
        <translation>Weder die Namen dieser Dateien noch ihre Spalten wurden erkannt. Sagen Sie, wie die Dateien heißen oder welche Spalte was enthält.</translation>
    </message>
    <message>
        <source>Not every column that is needed was recognised. Say which holds what.</source>
        <translation>Nicht jede nötige Spalte wurde erkannt. Sagen Sie, welche was enthält.</translation>
    </message>
    <message>
        <source>say more …</source>
        <translation>mehr angeben …</translation>
    </message>
    <message>
        <source>%1: the files say themselves what they hold.</source>
        <translation>%1: Die Dateien sagen selbst, was sie enthalten.</translation>
    </message>
    <message>
        <source>&amp;Everything (%1 guessed)</source>
        <translation>&amp;Alles (%1 geraten)</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Give a pattern that fits the files, or none.</source>
        <translation>Geben Sie ein Muster an, das zu den Dateien passt, oder keines.</translation>
    </message>
    <message>
        <source>Say how the files are named, or choose the columns marked (needed).</source>
        <translation>Sagen Sie, wie die Dateien heißen, oder wählen Sie die Spalten mit (nötig).</translation>
    </message>
    <message>
        <source>Choose the columns marked (needed).</source>
        <translation>Wählen Sie die Spalten mit (nötig).</translation>
    </message>
    <message>
        <source>Ready: a study of %1.</source>
        <translation>Bereit: eine Studie mit %1.</translation>
    </message>
    <message>
        <source>Say which column holds what where that was not recognised; for gaze x and y are needed, the rest helps.</source>
        <translation>Sagen Sie, welche Spalte was enthält, wo das nicht erkannt wurde; für Blickdaten sind x und y nötig, der Rest hilft.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>%1 (needed)</source>
        <translation>%1 (nötig)</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Rows are</source>
        <translation>Zeilen sind</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Durations</source>
        <translation>Dauern</translation>
    </message>
    <message>
        <source>Delimiter</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>How people are told apart. One person&apos;s files counted as two people would break the guarantee.</source>
        <translation>Wie Personen unterschieden werden. Gälten die Dateien einer Person als zwei Personen, so bräche das die Garantie.</translation>
    </message>
    <message>
        <source>Screen, where no picture is found</source>
        <translation>Bildschirm, wo kein Bild gefunden wird</translation>
    </message>
    <message>
        <source>No file of this folder is a table; the list says why not.</source>
        <translation>Keine Datei dieses Ordners ist eine Tabelle; die Liste sagt, warum nicht.</translation>
    </message>
    <message>
        <source>all files</source>
        <translation>alle Dateien</translation>
    </message>
    <message>
        <source>%1 (files: %2)</source>
        <translation>%1 (Dateien: %2)</translation>
    </message>
    <message>
        <source>Files of several devices or screens: read the study of</source>
        <translation>Dateien mehrerer Geräte oder Bildschirme: gelesen wird die Studie von</translation>
    </message>
    <message>
        <source>unsupported file format</source>
        <translation>nicht unterstütztes Dateiformat</translation>
    </message>
    <message>
        <source>People are told apart by</source>
        <translation>Personen unterscheiden sich durch</translation>
    </message>
    <message>
        <source>Fixations are found by</source>
        <translation>Fixationen werden gefunden durch</translation>
    </message>
    <message>
        <source>Not used, but may tell people, stimuli or conditions apart: %1.</source>
        <translation>Nicht verwendet, unterscheidet aber vielleicht Personen, Stimuli oder Bedingungen: %1.</translation>
    </message>
</context>
<context>
    <name>nictate::LedgerDock</name>
    <message>
        <source>Ledger</source>
        <translation>Kontobuch</translation>
    </message>
    <message>
        <source>Cost of a release</source>
        <translation>Kosten einer Veröffentlichung</translation>
    </message>
    <message>
        <source>The ledger cannot be used</source>
        <translation>Das Kontobuch ist nicht verwendbar</translation>
    </message>
    <message>
        <source>No study</source>
        <translation>Keine Studie</translation>
    </message>
    <message>
        <source>The ledger of the study you open is shown here.</source>
        <translation>Das Kontobuch der Studie, die Sie öffnen, erscheint hier.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No release yet</source>
        <translation>Noch keine Veröffentlichung</translation>
    </message>
    <message>
        <source>Nothing has been released from this study. Each release is entered here before it is written.</source>
        <translation>Aus dieser Studie wurde noch nichts veröffentlicht. Jede Veröffentlichung wird hier eingetragen, bevor sie geschrieben wird.</translation>
    </message>
    <message>
        <source>ρ %1; the observer who lost most is in %2 of them.
%3</source>
        <translation>ρ %1; wer am meisten verlor, ist in %2 davon.
%3</translation>
    </message>
    <message>
        <source>nothing is shown</source>
        <translation>nichts wird gezeigt</translation>
    </message>
    <message>
        <source>What the next release costs is being computed…</source>
        <translation>Was die nächste Veröffentlichung kostet, wird berechnet…</translation>
    </message>
    <message>
        <source>What is on screen cannot be released: %1</source>
        <translation>Was auf dem Schirm ist, kann nicht veröffentlicht werden: %1</translation>
    </message>
    <message>
        <source>Releasing what is on screen would cost ρ %1 and make it ε = %2%3.</source>
        <translation>Zu veröffentlichen, was auf dem Schirm ist, kostete ρ %1 und ergäbe ε = %2%3.</translation>
    </message>
    <message>
        <source>: beyond the budget</source>
        <translation>: über dem Budget</translation>
    </message>
</context>
<context>
    <name>nictate::LedgerModel</name>
    <message>
        <source>The clock stood before the entry before it.</source>
        <translation>Die Uhr stand vor dem Eintrag davor.</translation>
    </message>
    <message>
        <source>The exact zCDP loss; over an observer&apos;s releases it adds up.</source>
        <translation>Der genaue zCDP-Verlust; über die Veröffentlichungen einer Person addiert er sich.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>nictate::LedgerWatch</name>
    <message>
        <source>Reading ledger</source>
        <translation>Kontobuch wird gelesen</translation>
    </message>
</context>
<context>
    <name>nictate::LessonAudit</name>
    <message>
        <source>Auditing</source>
        <translation>Audit läuft</translation>
    </message>
    <message>
        <source>%1 with a fault: %2</source>
        <translation>%1 mit einem Fehler: %2</translation>
    </message>
    <message>
        <source>%1 as it should be</source>
        <translation>%1, wie er sein soll</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Draw outputs</source>
        <translation>Ausgaben ziehen</translation>
    </message>
    <message>
        <source>Draws of each of two data sets: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Ziehungen aus jedem von zwei Datensätzen: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The event happened %1 times on the one, %2 times on the other.</source>
        <translation>Das Ereignis trat beim einen %1-mal ein, beim anderen %2-mal.</translation>
    </message>
    <message>
        <source>Promised: ε = &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Versprochen: ε = &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Proven by outputs: ε ≥ &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Durch Ausgaben bewiesen: ε ≥ &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>The guarantee is violated.</source>
        <translation>Die Garantie ist verletzt.</translation>
    </message>
</context>
<context>
    <name>nictate::LessonDesk</name>
    <message>
        <source>Go to a lesson&apos;s step</source>
        <translation>Zu einem Schritt einer Lektion</translation>
    </message>
    <message>
        <source>A title</source>
        <translation>Ein Titel</translation>
    </message>
    <message>
        <source>A step that brings this back is on the clipboard; paste it into a lesson.</source>
        <translation>Ein Schritt, der das zurückbringt, liegt in der Zwischenablage; fügen Sie ihn in eine Lektion ein.</translation>
    </message>
    <message>
        <source>Export answers</source>
        <translation>Antworten exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
</context>
<context>
    <name>nictate::LessonList</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Record step from what is on screen</source>
        <translation>Schritt aus dem Bildschirm aufzeichnen</translation>
    </message>
    <message>
        <source>A lesson&apos;s step that brings back what is chosen now, on the clipboard as Markdown</source>
        <translation>Ein Schritt einer Lektion, der das jetzt Gewählte zurückbringt, als Markdown in der Zwischenablage</translation>
    </message>
    <message>
        <source>Export answers…</source>
        <translation>Antworten exportieren…</translation>
    </message>
    <message>
        <source>A table without names: a student is the seed they were given</source>
        <translation>Eine Tabelle ohne Namen: Studierende sind der Seed, den sie bekamen</translation>
    </message>
    <message>
        <source>Forget progress and answers…</source>
        <translation>Fortschritt und Antworten vergessen…</translation>
    </message>
    <message>
        <source>All lessons begin at their first step again</source>
        <translation>Alle Lektionen beginnen wieder beim ersten Schritt</translation>
    </message>
    <message>
        <source>Forget?</source>
        <translation>Vergessen?</translation>
    </message>
    <message>
        <source>Progress and answers of all lessons are forgotten.</source>
        <translation>Fortschritt und Antworten aller Lektionen werden vergessen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
</context>
<context>
    <name>nictate::LessonPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Leave this lesson; what was open before comes back</source>
        <translation>Diese Lektion verlassen; was vorher offen war, kommt zurück</translation>
    </message>
    <message>
        <source>Go on without having done this</source>
        <translation>Weiter, ohne das getan zu haben</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not so. %1</source>
        <translation>Nein. %1</translation>
    </message>
    <message>
        <source>Not so. Look again.</source>
        <translation>Nein. Sehen Sie noch einmal hin.</translation>
    </message>
    <message>
        <source>To be done:</source>
        <translation>Zu tun:</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
</context>
<context>
    <name>nictate::LessonsColumn</name>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>nictate::MainWindow</name>
    <message>
        <source>This lesson&apos;s people were copied from recordings, and its ledger ends with the lesson: nothing is released here. Open the recordings themselves to release from them.</source>
        <translation>Die Personen dieser Lektion sind aus Aufzeichnungen kopiert, und ihr Kontobuch endet mit der Lektion: Hier wird nichts veröffentlicht. Zum Veröffentlichen die Aufzeichnungen selbst öffnen.</translation>
    </message>
    <message>
        <source>Saving study</source>
        <translation>Studie wird gespeichert</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>Put the nictate-cli line of what is on screen on the clipboard</source>
        <translation>Legt die nictate-cli-Zeile dessen, was auf dem Schirm ist, in die Zwischenablage</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>A picture of this simulation as PNG, SVG or PDF</source>
        <translation>Ein Bild dieser Simulation als PNG, SVG oder PDF</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Veröffentlichen…</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>Parameter zurücksetzen</translation>
    </message>
    <message>
        <source>Nictate speaks %1 the next time it starts.</source>
        <translation>Nictate spricht %1, wenn es das nächste Mal startet.</translation>
    </message>
    <message>
        <source>Draw new noise</source>
        <translation>Neues Rauschen ziehen</translation>
    </message>
    <message>
        <source>%1 (and %2 more)</source>
        <translation>%1 (und %2 weitere)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Nictate</source>
        <translation>Nictate</translation>
    </message>
    <message>
        <source>A workbench for publishing eye-tracking data with a privacy guarantee: the original beside its protected version, the guarantee, and what it costs.</source>
        <translation>Eine Werkbank, um Blickdaten mit einer Privatheitsgarantie zu veröffentlichen: das Original neben seiner geschützten Fassung, die Garantie und was sie kostet.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Drop a file or a folder of gaze data anywhere on this window, or use Study › Open. The sample studies are simulated: nobody in them exists.</source>
        <translation>Ziehen Sie eine Datei oder einen Ordner mit Blickdaten irgendwo auf dieses Fenster, oder wählen Sie Studie › Öffnen. Die Beispielstudien sind simuliert: Niemanden darin gibt es.</translation>
    </message>
    <message>
        <source>Move ε</source>
        <translation>ε bewegen</translation>
    </message>
    <message>
        <source>Drag the slider and watch the protected version keep or lose its meaning. The card below says what the number guarantees.</source>
        <translation>Ziehen Sie den Regler und sehen Sie zu, wie die geschützte Fassung ihre Aussage behält oder verliert. Die Karte darunter sagt, was die Zahl garantiert.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the picture of what you see, or copy it as a nictate-cli command.</source>
        <translation>Speichern Sie das Bild dessen, was Sie sehen, oder kopieren Sie es als nictate-cli-Befehl.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>This session was saved in a workspace that this program does not have (%1); the choices made there are kept.</source>
        <translation>Diese Sitzung wurde in einem Bereich gespeichert, den dieses Programm nicht hat (%1); was dort gewählt wurde, bleibt erhalten.</translation>
    </message>
    <message>
        <source>The sample study (datasets/gallery) was not found beside the program.</source>
        <translation>Die Beispielstudie (datasets/gallery) wurde neben dem Programm nicht gefunden.</translation>
    </message>
    <message>
        <source>Open a folder of gaze data</source>
        <translation>Einen Ordner mit Blickdaten öffnen</translation>
    </message>
    <message>
        <source>Open gaze data</source>
        <translation>Blickdaten öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Nictate sessions (*.nictate)</source>
        <translation>Nictate-Sitzungen (*.nictate)</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Open a folder of one file per participant and condition</source>
        <translation>Einen Ordner mit einer Datei je Person und Bedingung öffnen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Nictate was not closed properly last time.</source>
        <translation>Nictate wurde das letzte Mal nicht richtig beendet.</translation>
    </message>
    <message>
        <source>The choices made on %1 were kept. Restore the previous session?</source>
        <translation>Die Einstellungen zu %1 wurden behalten. Die vorige Sitzung wiederherstellen?</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Save session?</source>
        <translation>Sitzung speichern?</translation>
    </message>
    <message>
        <source>%1 has changed.</source>
        <translation>%1 hat sich geändert.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Save the study with the included observers into a new folder</source>
        <translation>Die Studie mit den einbezogenen Beobachtern in einen neuen Ordner speichern</translation>
    </message>
    <message>
        <source>The study is in %1.</source>
        <translation>Die Studie steht in %1.</translation>
    </message>
    <message>
        <source>Copied, with a remark: %1</source>
        <translation>Kopiert, mit einer Bemerkung: %1</translation>
    </message>
    <message>
        <source>Copied: a script of %1 lines</source>
        <translation>Kopiert: ein Skript von %1 Zeilen</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The picture is on the clipboard, marked as a simulation</source>
        <translation>Das Bild liegt in der Zwischenablage, als Simulation gekennzeichnet</translation>
    </message>
    <message>
        <source>Export plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export plot data</source>
        <translation>Diagrammdaten exportieren</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
    <message>
        <source>There is nothing in that plot yet; wait until it is computed.</source>
        <translation>In diesem Diagramm ist noch nichts; warten Sie, bis es berechnet ist.</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Open results of a sweep</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Tables of results (*.csv)</source>
        <translation>Ergebnistabellen (*.csv)</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>Keine Studie ist geöffnet</translation>
    </message>
    <message>
        <source>This workspace releases nothing</source>
        <translation>Dieser Bereich veröffentlicht nichts</translation>
    </message>
    <message>
        <source>No column was recognised as gaze, so all are read as features: %1.</source>
        <translation>Keine Spalte wurde als Blick erkannt, also werden alle als Merkmale gelesen: %1.</translation>
    </message>
</context>
<context>
    <name>nictate::MechanismColumn</name>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>Compare ▾</source>
        <translation>Vergleichen ▾</translation>
    </message>
    <message>
        <source>Draw other mechanisms into the curves, at the same ε and δ</source>
        <translation>Andere Mechanismen in die Kurven zeichnen, bei gleichem ε und δ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Set ε for the fidelity wanted</source>
        <translation>ε für die gewünschte Treue setzen</translation>
    </message>
    <message>
        <source>Take the advice</source>
        <translation>Dem Rat folgen</translation>
    </message>
    <message>
        <source>Change wanted fidelity</source>
        <translation>Gewünschte Treue ändern</translation>
    </message>
    <message>
        <source>Change expected fixations</source>
        <translation>Erwartete Fixationen ändern</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Compare mechanisms</source>
        <translation>Mechanismen vergleichen</translation>
    </message>
    <message>
        <source>Open a study: its guarantee, and what the guarantee rests on, is shown here.</source>
        <translation>Öffnen Sie eine Studie: Hier steht ihre Garantie und worauf sie beruht.</translation>
    </message>
</context>
<context>
    <name>nictate::Menus</name>
    <message>
        <source>&amp;Study</source>
        <translation>&amp;Studie</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open folder with pa&amp;ttern…</source>
        <translation>Ordner mit &amp;Muster öffnen…</translation>
    </message>
    <message>
        <source>One file per participant and condition, known by their names</source>
        <translation>Eine Datei je Person und Bedingung, am Namen erkannt</translation>
    </message>
    <message>
        <source>What do you want to pu&amp;blish?</source>
        <translation>Was möchten Sie veröffentlichen?</translation>
    </message>
    <message>
        <source>What a map, a table of areas, features or gaze would be worth, and the way to each</source>
        <translation>Was eine Heatmap, eine Tabelle von AOIs, Merkmale oder Blick taugen würden, und der Weg zu jedem</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open sample: rea&amp;ding (simulated)</source>
        <translation>Beispiel öffnen: &amp;Lesen (simuliert)</translation>
    </message>
    <message>
        <source>Open sample: &amp;viewing (simulated)</source>
        <translation>Beispiel öffnen: Be&amp;trachten (simuliert)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open s&amp;ession…</source>
        <translation>S&amp;itzung öffnen…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ho&amp;w it is read…</source>
        <translation>&amp;Wie sie gelesen wird…</translation>
    </message>
    <message>
        <source>&amp;What is public…</source>
        <translation>&amp;Was öffentlich ist…</translation>
    </message>
    <message>
        <source>What everybody may know about the study that is open, and how its files are read</source>
        <translation>Was alle über die offene Studie wissen dürfen, und wie ihre Dateien gelesen werden</translation>
    </message>
    <message>
        <source>Save study as s&amp;hown…</source>
        <translation>Studie wie an&amp;gezeigt speichern…</translation>
    </message>
    <message>
        <source>A dataset folder with the included observers only</source>
        <translation>Ein Datensatz-Ordner nur mit den einbezogenen Beobachtern</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation>Be&amp;richt…</translation>
    </message>
    <message>
        <source>One page for a privacy officer: what was released, at which loss, and the cards</source>
        <translation>Eine Seite für Datenschutzbeauftragte: was veröffentlicht wurde, mit welchem Verlust, und die Karten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Shell</source>
        <translation>&amp;Shell</translation>
    </message>
    <message>
        <source>&amp;Python</source>
        <translation>&amp;Python</translation>
    </message>
    <message>
        <source>&amp;R</source>
        <translation>&amp;R</translation>
    </message>
    <message>
        <source>Reset parameters to &amp;defaults</source>
        <translation>Parameter auf &amp;Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>Re&amp;lease</source>
        <translation>&amp;Veröffentlichen</translation>
    </message>
    <message>
        <source>&amp;Release…</source>
        <translation>&amp;Veröffentlichen…</translation>
    </message>
    <message>
        <source>A release: exact noise from the system&apos;s randomness, a ledger entry, a privacy card</source>
        <translation>Eine Veröffentlichung: exaktes Rauschen aus dem Zufall des Systems, ein Eintrag im Kontobuch, eine Privatheitskarte</translation>
    </message>
    <message>
        <source>Export &amp;picture (simulation)…</source>
        <translation>&amp;Bild exportieren (Simulation)…</translation>
    </message>
    <message>
        <source>Export plot &amp;data (simulation)</source>
        <translation>Diagramm&amp;daten exportieren (Simulation)</translation>
    </message>
    <message>
        <source>Export p&amp;lot (simulation)</source>
        <translation>Dia&amp;gramm exportieren (Simulation)</translation>
    </message>
    <message>
        <source>St&amp;udy panel</source>
        <translation>Studien&amp;leiste</translation>
    </message>
    <message>
        <source>&amp;Parameters panel</source>
        <translation>&amp;Parameterleiste</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>K&amp;ontobuch</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>G&amp;rößer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Colours of the window</source>
        <translation>&amp;Farben des Fensters</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Draw &amp;other noise</source>
        <translation>Anderes &amp;Rauschen ziehen</translation>
    </message>
    <message>
        <source>&amp;Recompute curves</source>
        <translation>Kurven &amp;neu berechnen</translation>
    </message>
    <message>
        <source>Cance&amp;l work</source>
        <translation>&amp;Arbeit abbrechen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>What has the focus is explained</source>
        <translation>Erklärt, was den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>&amp;About Nictate</source>
        <translation>Ü&amp;ber Nictate</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>P&amp;resenter mode</source>
        <translation>Pr&amp;äsentationsmodus</translation>
    </message>
    <message>
        <source>For a projector: larger text, side columns folded, a halo around the pointer, full screen</source>
        <translation>Für den Beamer: größerer Text, Seitenleisten eingeklappt, ein Lichtkreis um den Zeiger, Vollbild</translation>
    </message>
    <message>
        <source>A&amp;udit…</source>
        <translation>Au&amp;dit…</translation>
    </message>
    <message>
        <source>Black-box lower bound on ε, compared with the guarantee</source>
        <translation>Untere Schranke für ε aus Ausgaben allein, verglichen mit der Garantie</translation>
    </message>
    <message>
        <source>S&amp;weep on a cluster…</source>
        <translation>Simulati&amp;onen auf einem Cluster…</translation>
    </message>
    <message>
        <source>A plan of many simulations for nictate-cli batch</source>
        <translation>Ein Plan vieler Simulationen für nictate-cli batch</translation>
    </message>
    <message>
        <source>Open results of a swee&amp;p…</source>
        <translation>Ergebnisse &amp;öffnen…</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Learn on simulated people: text beside the real workbench</source>
        <translation>An simulierten Personen lernen: Text neben der echten Werkbank</translation>
    </message>
</context>
<context>
    <name>nictate::MessageBar</name>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>nictate::MovingStimulus</name>
    <message>
        <source>Reading the video</source>
        <translation>Video wird gelesen</translation>
    </message>
    <message>
        <source>the video cannot be read: a blank canvas</source>
        <translation>das Video kann nicht gelesen werden: eine leere Fläche</translation>
    </message>
    <message>
        <source>no video of the scene camera: a blank canvas</source>
        <translation>kein Video der Szenenkamera: eine leere Fläche</translation>
    </message>
</context>
<context>
    <name>nictate::ParameterPanel</name>
    <message>
        <source>↺ Reset all</source>
        <translation>↺ Alle zurück</translation>
    </message>
    <message>
        <source>All parameters back to their public defaults</source>
        <translation>Alle Parameter zurück auf ihre öffentlichen Vorgaben</translation>
    </message>
    <message>
        <source>Nothing to set</source>
        <translation>Nichts einzustellen</translation>
    </message>
    <message>
        <source>All from public defaults</source>
        <translation>Alle aus öffentlichen Vorgaben</translation>
    </message>
    <message>
        <source>%1 of %2 chosen by hand</source>
        <translation>%1 von %2 von Hand gewählt</translation>
    </message>
    <message>
        <source>sevalhr</source>
        <extracomment>The letters of the menus, and R of Alt+R.</extracomment>
        <translation>sbanvhr</translation>
    </message>
</context>
<context>
    <name>nictate::ParameterRow</name>
    <message>
        <source>Back to the public default: %1</source>
        <translation>Zurück zur öffentlichen Vorgabe: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>more protected</source>
        <translation>stärker geschützt</translation>
    </message>
    <message>
        <source>more faithful</source>
        <translation>getreuer</translation>
    </message>
    <message>
        <source>Public default: %1</source>
        <translation>Öffentliche Vorgabe: %1</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3</source>
        <translation>%1 kann nicht %2 sein: %3</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Chosen by hand</source>
        <translation>Von Hand gewählt</translation>
    </message>
    <message>
        <source>From public defaults</source>
        <translation>Aus öffentlichen Vorgaben</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>nictate::PatternEditor</name>
    <message>
        <source>Files and what the pattern reads from their names</source>
        <translation>Dateien und was das Muster aus ihren Namen liest</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>File &amp;names are</source>
        <translation>Dateien &amp;heißen</translation>
    </message>
    <message>
        <source>One file per participant and condition? Say where their names tell which: {participant} must be there, * is anything.</source>
        <translation>Eine Datei je Person und Bedingung? Sagen Sie, wo die Namen sagen, welche: {participant} muss vorkommen, * ist beliebig.</translation>
    </message>
    <message>
        <source>Patterns known already:</source>
        <translation>Schon bekannte Muster:</translation>
    </message>
    <message>
        <source>Name of the first file</source>
        <translation>Name der ersten Datei</translation>
    </message>
    <message>
        <source>Begin with %1</source>
        <translation>Mit %1 beginnen</translation>
    </message>
    <message>
        <source>Put %1 where the cursor is, or in place of what is selected</source>
        <translation>%1 an den Cursor oder anstelle der Auswahl setzen</translation>
    </message>
    <message>
        <source>Use this pattern</source>
        <translation>Dieses Muster verwenden</translation>
    </message>
    <message>
        <source>%1 of %2 files match</source>
        <translation>%1 von %2 Dateien passen</translation>
    </message>
    <message>
        <source>; %1 left out</source>
        <translation>; %1 weggelassen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>the folder holds no tables</source>
        <translation>der Ordner enthält keine Tabellen</translation>
    </message>
    <message>
        <source>choose one with .csv, .tsv or .txt files</source>
        <translation>wählen Sie einen mit .csv-, .tsv- oder .txt-Dateien</translation>
    </message>
</context>
<context>
    <name>nictate::PersonalFigures</name>
    <message>
        <source>Permutation importance</source>
        <translation>Permutationswichtigkeit</translation>
    </message>
    <message>
        <source>Membership in the heatmap</source>
        <translation>Zugehörigkeit zur Heatmap</translation>
    </message>
    <message>
        <source>sensitive: not exported</source>
        <translation>sensibel: nicht exportiert</translation>
    </message>
    <message>
        <source>false positive rate</source>
        <translation>Falsch-positiv-Rate</translation>
    </message>
    <message>
        <source>true positive rate</source>
        <translation>Richtig-positiv-Rate</translation>
    </message>
    <message>
        <source>Computing permutation importance …</source>
        <translation>Permutationswichtigkeit wird berechnet …</translation>
    </message>
    <message>
        <source>fewer people recognised without it</source>
        <translation>ohne das Merkmal weniger Personen erkannt</translation>
    </message>
    <message>
        <source>original signals, ± 1 sd</source>
        <translation>originale Signale, ± 1 SD</translation>
    </message>
    <message>
        <source>Permutation importance of features</source>
        <translation>Permutationswichtigkeit der Merkmale</translation>
    </message>
    <message>
        <source>Who is in a heatmap is asked where there are fixations on a stimulus: open a study with fixations.</source>
        <translation>Wer in einer Heatmap ist, lässt sich fragen, wo es Fixationen auf einem Stimulus gibt: Öffnen Sie eine Studie mit Fixationen.</translation>
    </message>
    <message>
        <source>Computing membership inference …</source>
        <translation>Zugehörigkeit wird erschlossen …</translation>
    </message>
    <message>
        <source>most identifying: %1</source>
        <translation>am leichtesten erkannt: %1</translation>
    </message>
    <message>
        <source>guessing</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>what the guarantee allows</source>
        <translation>was die Garantie zulässt</translation>
    </message>
    <message>
        <source>Who is in the heatmap</source>
        <translation>Wer in der Heatmap ist</translation>
    </message>
    <message>
        <source>Who is in the table of areas</source>
        <translation>Wer in der AOI-Tabelle ist</translation>
    </message>
    <message>
        <source>This attack needs areas on the stimulus: draw them in the Areas workspace.</source>
        <translation>Dieser Angriff braucht AOIs auf dem Stimulus: Zeichnen Sie sie im Bereich AOIs.</translation>
    </message>
    <message>
        <source>Membership in the table of areas</source>
        <translation>Zugehörigkeit zur AOI-Tabelle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>people left, mean ± 1 sd over draws</source>
        <translation>Personen übrig, Mittel ± 1 SD der Ziehungen</translation>
    </message>
    <message>
        <source>gaze alone</source>
        <translation>der Blick allein</translation>
    </message>
    <message>
        <source>with attributes</source>
        <translation>mit Attributen</translation>
    </message>
    <message>
        <source>no gaze</source>
        <translation>kein Blick</translation>
    </message>
    <message>
        <source>original gaze</source>
        <translation>ursprünglicher Blick</translation>
    </message>
    <message>
        <source>protected gaze</source>
        <translation>geschützter Blick</translation>
    </message>
    <message>
        <source>the noise alone</source>
        <translation>das Rauschen allein</translation>
    </message>
    <message>
        <source>People who are left</source>
        <translation>Personen, die übrig sind</translation>
    </message>
    <message>
        <source>Ranking people …</source>
        <translation>Personen werden geordnet …</translation>
    </message>
    <message>
        <source>Who is left of %1, knowing %2</source>
        <translation>Wer von %1 übrig ist, wenn man %2 kennt</translation>
    </message>
    <message>
        <source>Who is left</source>
        <translation>Wer übrig ist</translation>
    </message>
</context>
<context>
    <name>nictate::PlanDialog</name>
    <message>
        <source>Checking the plan</source>
        <translation>Plan wird geprüft</translation>
    </message>
    <message>
        <source>Sweep on a cluster</source>
        <translation>Simulationen auf einem Cluster</translation>
    </message>
    <message>
        <source>A plan crosses studies, stimuli, mechanisms, parameters and ε. nictate-cli batch makes a Snakemake workflow of it, for this machine or a cluster. Simulations only: releases are never batched.</source>
        <translation>Ein Plan kreuzt Studien, Stimuli, Mechanismen, Parameter und ε. nictate-cli batch macht daraus einen Snakemake-Ablauf, für diesen Rechner oder einen Cluster. Nur Simulationen: Veröffentlicht wird nie im Stapel.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>The commands that run the plan are shown here once it is written.</source>
        <translation>Die Befehle, die den Plan ausführen, stehen hier, sobald er geschrieben ist.</translation>
    </message>
    <message>
        <source>&amp;Write plan…</source>
        <translation>Plan &amp;schreiben…</translation>
    </message>
    <message>
        <source>&amp;Copy commands</source>
        <translation>Befehle &amp;kopieren</translation>
    </message>
    <message>
        <source>Open &amp;results…</source>
        <translation>Er&amp;gebnisse öffnen…</translation>
    </message>
    <message>
        <source>Heatmaps: CC and MSE against ε</source>
        <translation>Heatmaps: CC und MSE gegen ε</translation>
    </message>
    <message>
        <source>Signals: utility against ε</source>
        <translation>Signale: Nutzen gegen ε</translation>
    </message>
    <message>
        <source>Evaluation: what attackers find</source>
        <translation>Evaluation: was Angreifer finden</translation>
    </message>
    <message>
        <source>Areas: errors of a table</source>
        <translation>AOIs: Fehler einer Tabelle</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Add &amp;file…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>all stimuli</source>
        <translation>alle Stimuli</translation>
    </message>
    <message>
        <source>only these, separated by commas:</source>
        <translation>nur diese, durch Kommas getrennt:</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>Stimuli</translation>
    </message>
    <message>
        <source>A line each, name = value: options of the command, and how the study is read. Files are seen from the plan&apos;s folder.</source>
        <translation>Je eine Zeile, Name = Wert: Optionen des Befehls, und wie die Studie gelesen wird. Dateien werden vom Ordner des Plans aus gesehen.</translation>
    </message>
    <message>
        <source>What is measured, and where</source>
        <translation>Was gemessen wird, und wo</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>&amp;Maß</translation>
    </message>
    <message>
        <source>&amp;Stimuli</source>
        <translation>St&amp;imuli</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>O&amp;ptionen</translation>
    </message>
    <message>
        <source>Mechanisms</source>
        <translation>Mechanismen</translation>
    </message>
    <message>
        <source>A line each, name = value, value: crossed with every mechanism that has it</source>
        <translation>Je eine Zeile, Name = Wert, Wert: gekreuzt mit jedem Mechanismus, der ihn hat</translation>
    </message>
    <message>
        <source>Cells that differ by their seed alone</source>
        <translation>Zellen, die sich nur im Seed unterscheiden</translation>
    </message>
    <message>
        <source>Equal plans with equal seeds give equal tables, however many jobs there are</source>
        <translation>Gleiche Pläne mit gleichen Seeds geben gleiche Tabellen, wie viele Aufträge es auch sind</translation>
    </message>
    <message>
        <source>What is crossed</source>
        <translation>Was gekreuzt wird</translation>
    </message>
    <message>
        <source>Pa&amp;rameters</source>
        <translation>P&amp;arameter</translation>
    </message>
    <message>
        <source>&amp;ε, separated by commas</source>
        <translation>&amp;ε, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Repe&amp;titions</source>
        <translation>&amp;Wiederholungen</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>The plan has %1 cells, each one call of nictate-cli.</source>
        <translation>Der Plan hat %1 Zellen, jede ein Aufruf von nictate-cli.</translation>
    </message>
    <message>
        <source>A study&apos;s folder</source>
        <translation>Der Ordner einer Studie</translation>
    </message>
    <message>
        <source>A study&apos;s file</source>
        <translation>Die Datei einer Studie</translation>
    </message>
    <message>
        <source>Write the plan</source>
        <translation>Den Plan schreiben</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Pläne (*.json)</translation>
    </message>
    <message>
        <source>The plan is in %1. Its results will be in %2.</source>
        <translation>Der Plan steht in %1. Seine Ergebnisse werden in %2 stehen.</translation>
    </message>
</context>
<context>
    <name>nictate::PlanEditor</name>
    <message>
        <source>How the study is read</source>
        <translation>Wie die Studie gelesen wird</translation>
    </message>
    <message>
        <source>entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>from</source>
        <translation>Herkunft</translation>
    </message>
</context>
<context>
    <name>nictate::Plot</name>
    <message>
        <source>Shown in a window of its own</source>
        <translation>In einem eigenen Fenster gezeigt</translation>
    </message>
    <message>
        <source>&amp;Copy picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>&amp;Daten kopieren</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>Bild &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Export data…</source>
        <translation>Daten e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Reset zoom	0</source>
        <translation>&amp;Zoom zurücksetzen	0</translation>
    </message>
    <message>
        <source>En&amp;large	Enter</source>
        <translation>&amp;Vergrößern	Eingabe</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Noch nichts zu zeigen</translation>
    </message>
</context>
<context>
    <name>nictate::PlotBoard</name>
    <message>
        <source>SIMULATION</source>
        <translation>SIMULATION</translation>
    </message>
</context>
<context>
    <name>nictate::PlotFrame</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>nictate::Practice</name>
    <message>
        <source>Making the lesson&apos;s people</source>
        <translation>Personen der Lektion werden erzeugt</translation>
    </message>
</context>
<context>
    <name>nictate::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>alle (%1)</translation>
    </message>
    <message>
        <source>How many processor cores computations may keep busy; results never depend on it</source>
        <translation>Wie viele Prozessorkerne Berechnungen beschäftigen dürfen; Ergebnisse hängen nie davon ab</translation>
    </message>
    <message>
        <source>&amp;Processor cores</source>
        <translation>&amp;Prozessorkerne</translation>
    </message>
    <message>
        <source>beside each study</source>
        <translation>neben jeder Studie</translation>
    </message>
    <message>
        <source>in one folder…</source>
        <translation>in einem Ordner…</translation>
    </message>
    <message>
        <source>Where new ledgers are made, by the window and by nictate-cli. One that exists stays where it is</source>
        <translation>Wo neue Kontobücher entstehen, durch das Fenster und durch nictate-cli. Ein vorhandenes bleibt, wo es ist</translation>
    </message>
    <message>
        <source>&amp;Ledgers</source>
        <translation>&amp;Kontobücher</translation>
    </message>
    <message>
        <source>Folder for ledgers</source>
        <translation>Ordner für Kontobücher</translation>
    </message>
</context>
<context>
    <name>nictate::PublicDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>It is so</source>
        <translation>Es ist so</translation>
    </message>
    <message>
        <source>It was fixed beforehand</source>
        <translation>Es stand vorher fest</translation>
    </message>
    <message>
        <source>guessed from the files: nothing is released before you confirm it</source>
        <translation>aus den Dateien geraten: nichts wird veröffentlicht, bevor Sie es bestätigen</translation>
    </message>
    <message>
        <source>counted from the recordings: a release is not proven while it is</source>
        <translation>aus den Aufzeichnungen gezählt: Solange das so ist, gilt eine Veröffentlichung nicht als bewiesen</translation>
    </message>
    <message>
        <source>default of Nictate</source>
        <translation>Voreinstellung von Nictate</translation>
    </message>
    <message>
        <source>fixed by the format or by a list in the study</source>
        <translation>durch das Format oder eine Liste in der Studie festgelegt</translation>
    </message>
    <message>
        <source>saved with the study</source>
        <translation>mit der Studie gespeichert</translation>
    </message>
    <message>
        <source>given by you</source>
        <translation>von Ihnen angegeben</translation>
    </message>
    <message>
        <source>declared by you</source>
        <translation>von Ihnen erklärt</translation>
    </message>
    <message>
        <source>What is public</source>
        <translation>Was öffentlich ist</translation>
    </message>
    <message>
        <source>How it is &amp;read…</source>
        <translation>Wie sie &amp;gelesen wird…</translation>
    </message>
    <message>
        <source>Everybody who sees a release may know what is listed here. Noise protects the rest. So each line must be the same whether or not any one person took part. Tick a line only if you know that it is.</source>
        <translation>Wer eine Veröffentlichung sieht, darf wissen, was hier steht. Das Übrige schützt Rauschen. Jede Zeile muss also dieselbe sein, ob irgendeine einzelne Person teilnahm oder nicht. Haken Sie eine Zeile nur an, wenn Sie das wissen.</translation>
    </message>
    <message>
        <source>Save keeps this beside the study. Ids and names of files stay with you and are never released.</source>
        <translation>Speichern bewahrt dies neben der Studie auf. Kennungen und Dateinamen bleiben bei Ihnen und werden nie veröffentlicht.</translation>
    </message>
</context>
<context>
    <name>nictate::QualityLimitsBar</name>
    <message>
        <source>Mark rows above</source>
        <translation>Zeilen markieren über</translation>
    </message>
    <message>
        <source>sensitive – never released</source>
        <translation>sensibel – wird nie veröffentlicht</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Recordings above it are marked in the table; 0 removes the limit. It is your own choice and saved in the session</source>
        <translation>Aufzeichnungen darüber werden in der Tabelle markiert; 0 entfernt die Grenze. Sie ist Ihre eigene Wahl und wird in der Sitzung gespeichert</translation>
    </message>
    <message>
        <source>Set a limit of quality</source>
        <translation>Qualitätsgrenze setzen</translation>
    </message>
</context>
<context>
    <name>nictate::ReadingQuestion</name>
    <message>
        <source>How this study is read was guessed from what people&apos;s files hold. A guarantee needs it said by you:
• %1
Is that right?</source>
        <translation>Wie diese Studie gelesen wird, wurde aus dem Inhalt der Dateien geraten. Eine Garantie braucht, dass Sie es sagen:
• %1
Stimmt das?</translation>
    </message>
    <message>
        <source>&amp;Yes, read it so</source>
        <translation>&amp;Ja, so lesen</translation>
    </message>
    <message>
        <source>Keeps it in nictate-reading.json beside the study, so that it opens the same from now on.</source>
        <translation>Merkt es in nictate-reading.json neben der Studie, so dass sie sich von nun an gleich öffnet.</translation>
    </message>
    <message>
        <source>&amp;No, change it…</source>
        <translation>&amp;Nein, ändern…</translation>
    </message>
</context>
<context>
    <name>nictate::ReleaseDialog</name>
    <message>
        <source>Release</source>
        <translation>Veröffentlichen</translation>
    </message>
    <message>
        <source>Releasing %1…</source>
        <translation>%1 wird veröffentlicht…</translation>
    </message>
    <message>
        <source>Releasing %1 of %2: %3…</source>
        <translation>%1 von %2 wird veröffentlicht: %3…</translation>
    </message>
    <message>
        <source>Stopped before anything was drawn. Nothing was released.</source>
        <translation>Angehalten, bevor etwas gezogen wurde. Nichts wurde veröffentlicht.</translation>
    </message>
    <message>
        <source>Nothing was released: %1</source>
        <translation>Nichts wurde veröffentlicht: %1</translation>
    </message>
    <message>
        <source>Stopping after this one…</source>
        <translation>Hält nach dieser an…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close and lose the paid release</source>
        <translation>Schließen und die bezahlte Veröffentlichung verlieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>nictate::ReleaseForm</name>
    <message>
        <source>%1 On Windows, ledgers were tested under Wine only.</source>
        <translation>%1 Unter Windows wurden Kontobücher nur mit Wine geprüft.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>Say first whether the study is read rightly.</source>
        <translation>Sagen Sie zuerst, ob die Studie richtig gelesen wird.</translation>
    </message>
    <message>
        <source>Public, fixed beforehand: %1</source>
        <translation>Öffentlich, vorab festgelegt: %1</translation>
    </message>
    <message>
        <source>Choose m with noise from 1 … %1, for ε = %2 more</source>
        <translation>m mit Rauschen aus 1 … %1 wählen, für ε = %2 mehr</translation>
    </message>
    <message>
        <source>Expected fidelity: computing…</source>
        <translation>Erwartete Treue: wird berechnet…</translation>
    </message>
    <message>
        <source>Status: %1.</source>
        <translation>Status: %1.</translation>
    </message>
    <message>
        <source>This is %1.</source>
        <translation>Das ist %1.</translation>
    </message>
    <message>
        <source>A ledger is needed: without it nobody knows what has been spent.</source>
        <translation>Ein Kontobuch ist nötig: Ohne es weiß niemand, was verbraucht wurde.</translation>
    </message>
    <message>
        <source>Name a new folder for what is released.</source>
        <translation>Nennen Sie einen neuen Ordner für das, was veröffentlicht wird.</translation>
    </message>
    <message>
        <source>%1 is a file; name a new folder.</source>
        <translation>%1 ist eine Datei; nennen Sie einen neuen Ordner.</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder.</source>
        <translation>%1 ist nicht leer; nennen Sie einen neuen Ordner.</translation>
    </message>
    <message>
        <source>This ledger was begun for another study, and each has a budget and a δ of its own. Name a ledger of this study, or say that it is the same one.</source>
        <translation>Dieses Kontobuch wurde für eine andere Studie begonnen, und jede hat ein eigenes Budget und ein eigenes δ. Nennen Sie ein Kontobuch dieser Studie, oder sagen Sie, dass es dieselbe ist.</translation>
    </message>
    <message>
        <source>The ledger is not ready.</source>
        <translation>Das Kontobuch ist nicht bereit.</translation>
    </message>
    <message>
        <source>Planning the release</source>
        <translation>Veröffentlichung wird geplant</translation>
    </message>
    <message>
        <source>Expectation</source>
        <translation>Erwartung</translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation>Was hinausgeht</translation>
    </message>
    <message>
        <source>Draws the cell cap at random; a cap with a smaller expected error is more likely (exponential mechanism, exact). Its cost is included in the loss. The sensitive data are not read before.</source>
        <translation>Zieht die Zellkappung zufällig, umso wahrscheinlicher, je kleiner ihr erwarteter Fehler ist (Exponentialmechanismus, exakt). Was das kostet, ist im Verlust enthalten; die sensiblen Daten werden vorher nicht dafür gelesen.</translation>
    </message>
    <message>
        <source>It was counted from the data, so it may reveal something about a person. The guarantee covers it only if it was fixed before anybody was recorded. The privacy card states that you declared it.</source>
        <translation>Es wurde aus den Daten gezählt und kann also etwas über eine Person verraten. Die Garantie deckt es nur, wenn es feststand, bevor jemand aufgezeichnet wurde. Die Privatheitskarte hält fest, dass Sie es erklärt haben.</translation>
    </message>
    <message>
        <source>Size of the pictures</source>
        <translation>Größe der Bilder</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Use this size</source>
        <translation>Diese Größe verwenden</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>Set the study&apos;s budget, ε =</source>
        <translation>Das Budget der Studie setzen, ε =</translation>
    </message>
    <message>
        <source>The total that may ever be lost, at the ledger&apos;s δ. It is set once; releases beyond it are refused.</source>
        <translation>Die Summe, die je verloren gehen darf, beim δ des Kontobuchs. Sie wird einmal gesetzt; Veröffentlichungen darüber hinaus werden verweigert.</translation>
    </message>
    <message>
        <source>It is the same study, renamed or with other stimuli</source>
        <translation>Es ist dieselbe Studie, umbenannt oder mit anderen Stimuli</translation>
    </message>
    <message>
        <source>These are other people than those of that ledger</source>
        <translation>Das sind andere Personen als die jenes Kontobuchs</translation>
    </message>
    <message>
        <source>The ledger %1 knows most of these people. What was spent on them counts under every name of their study. Name that ledger, or say that these are other people.</source>
        <translation>Das Kontobuch %1 kennt die meisten dieser Personen. Was für sie ausgegeben wurde, zählt unter jedem Namen ihrer Studie. Nennen Sie jenes Kontobuch, oder sagen Sie, dass es andere Personen sind.</translation>
    </message>
    <message>
        <source>What this ledger holds is added up with this release. The entry says that somebody took the two for the same study.</source>
        <translation>Was dieses Kontobuch enthält, wird mit dieser Veröffentlichung addiert. Der Eintrag sagt, dass jemand beide für dieselbe Studie hielt.</translation>
    </message>
    <message>
        <source>Drawing again costs again; saving a finished release again is free. The study&apos;s total is at the study&apos;s own δ, and may so lie above the ε of a single release at a larger one.</source>
        <translation>Noch einmal zu ziehen kostet noch einmal; eine fertige Veröffentlichung noch einmal zu speichern ist frei. Die Summe der Studie gilt beim eigenen δ der Studie und kann so über dem ε einer einzelnen Veröffentlichung bei größerem δ liegen.</translation>
    </message>
    <message>
        <source>What to expect, from public facts</source>
        <translation>Was zu erwarten ist, aus öffentlichen Tatsachen</translation>
    </message>
    <message>
        <source>Guarantee not proven</source>
        <translation>Garantie nicht bewiesen</translation>
    </message>
    <message>
        <source>I have read this and release it all the same. The privacy card will state it permanently.</source>
        <translation>Ich habe das gelesen und veröffentliche es dennoch. Die Privatheitskarte hält es dauerhaft fest.</translation>
    </message>
    <message>
        <source>Sensitive: for you alone. Without it nobody knows what has been spent; keep it with the study.</source>
        <translation>Sensibel: nur für Sie. Ohne es weiß niemand, was verbraucht wurde; bewahren Sie es bei der Studie auf.</translation>
    </message>
    <message>
        <source>New &amp;folder</source>
        <translation>Neuer &amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Ledger</source>
        <translation>K&amp;ontobuch</translation>
    </message>
    <message>
        <source>A new folder for what is released</source>
        <translation>Ein neuer Ordner für das, was veröffentlicht wird</translation>
    </message>
    <message>
        <source>The study&apos;s ledger</source>
        <translation>Das Kontobuch der Studie</translation>
    </message>
    <message>
        <source>Ledgers (*.jsonl)</source>
        <translation>Kontobücher (*.jsonl)</translation>
    </message>
</context>
<context>
    <name>nictate::ReleaseResult</name>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Save card as PDF…</source>
        <translation>Karte als PDF…</translation>
    </message>
    <message>
        <source>Save again…</source>
        <translation>Noch einmal speichern…</translation>
    </message>
    <message>
        <source>The same release in another folder. It costs nothing: no noise is drawn.</source>
        <translation>Dieselbe Veröffentlichung in einem anderen Ordner. Es kostet nichts: Kein Rauschen wird gezogen.</translation>
    </message>
    <message>
        <source>Too large to keep in memory. It is in its folder.</source>
        <translation>Zu groß, um im Speicher zu bleiben. Sie steht in ihrem Ordner.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>Save the release into a new folder</source>
        <translation>Die Veröffentlichung in einen neuen Ordner speichern</translation>
    </message>
    <message>
        <source>Saved in %1. That cost nothing.</source>
        <translation>In %1 gespeichert. Das kostete nichts.</translation>
    </message>
    <message>
        <source>Save the privacy card</source>
        <translation>Die Privatheitskarte speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Synthetic fixations…</source>
        <translation>Synthetische Fixationen…</translation>
    </message>
    <message>
        <source>Made-up fixations that follow the released map, for programs that know fixations only. They read the release alone and cost nothing</source>
        <translation>Erfundene Fixationen, die der veröffentlichten Heatmap folgen, für Programme, die nur Fixationen kennen. Gelesen wird nur die Veröffentlichung; sie kosten nichts</translation>
    </message>
    <message>
        <source>Write synthetic fixations into a new folder</source>
        <translation>Synthetische Fixationen in einen neuen Ordner schreiben</translation>
    </message>
    <message>
        <source>Synthetic fixations are in %1. They cost nothing: every row says synthetic = 1.</source>
        <translation>Synthetische Fixationen liegen in %1. Sie kosten nichts: Jede Zeile sagt synthetic = 1.</translation>
    </message>
</context>
<context>
    <name>nictate::ReplayBar</name>
    <message>
        <source>Play or pause (Space on the picture)</source>
        <translation>Abspielen oder anhalten (Leertaste auf dem Bild)</translation>
    </message>
    <message>
        <source>Time since the recording began</source>
        <translation>Zeit seit Beginn der Aufzeichnung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed of the replay (up and down on the picture)</source>
        <translation>Geschwindigkeit der Wiedergabe (Hoch und Runter auf dem Bild)</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
</context>
<context>
    <name>nictate::ReportDialog</name>
    <message>
        <source>What &amp;attackers find (sensitive)</source>
        <translation>Was &amp;Angreifer finden (sensibel)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>One page to file: what the ledger says was released and at which loss, and the privacy cards you add. Nothing of the data is in it.</source>
        <translation>Eine Seite für die Akten: was laut Kontobuch mit welchem Verlust veröffentlicht wurde, und die Privatheitskarten, die Sie hinzufügen. Nichts aus den Daten steht darin.</translation>
    </message>
    <message>
        <source>Privacy cards</source>
        <translation>Privatheitskarten</translation>
    </message>
    <message>
        <source>Add privacy &amp;cards…</source>
        <translation>Privatheits&amp;karten hinzufügen…</translation>
    </message>
    <message>
        <source>Evaluates the mechanisms of the Evaluation workspace. It reads the originals and shows how well real people are recognised: that part is marked, and must never be published</source>
        <translation>Bewertet die Mechanismen des Bereichs Evaluation. Es liest die Originale und sagt, wie gut wirkliche Personen erkannt werden: Dieser Teil ist gekennzeichnet und darf nie veröffentlicht werden</translation>
    </message>
    <message>
        <source>Attackers look at feature signals; this study has none</source>
        <translation>Angreifer sehen sich Merkmalssignale an; diese Studie hat keine</translation>
    </message>
    <message>
        <source>&amp;Write…</source>
        <translation>&amp;Schreiben…</translation>
    </message>
    <message>
        <source>Privacy cards (*.json);;All files (*)</source>
        <translation>Privatheitskarten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Den Bericht schreiben</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
    <message>
        <source>Data &amp;quality of each person (sensitive)</source>
        <translation>Daten&amp;qualität jeder Person (sensibel)</translation>
    </message>
    <message>
        <source>Loss, precision, sampling and validation of each person, with the limits set in the Data workspace. It reads the originals: that part is marked, and must never be published</source>
        <translation>Datenverlust, Präzision, Abtastung und Validierung jeder Person, mit den Grenzen aus dem Bereich Daten. Liest die Originale: Dieser Teil ist gekennzeichnet und darf nie veröffentlicht werden</translation>
    </message>
    <message>
        <source>Quality is computed from samples; this study has none</source>
        <translation>Die Qualität wird aus Abtastwerten berechnet; diese Studie hat keine</translation>
    </message>
</context>
<context>
    <name>nictate::ResultsWindow</name>
    <message>
        <source>correlation with the noise-free heatmap (CC)</source>
        <translation>Korrelation mit der Heatmap ohne Rauschen (CC)</translation>
    </message>
    <message>
        <source>utility, mean of 1/|NMSE|</source>
        <translation>Nutzen, Mittel von 1/|NMSE|</translation>
    </message>
    <message>
        <source>accuracy of the attacker</source>
        <translation>Trefferquote des Angreifers</translation>
    </message>
    <message>
        <source>size of the error</source>
        <translation>Größe des Fehlers</translation>
    </message>
    <message>
        <source>Open the &amp;report in the browser</source>
        <translation>Den &amp;Bericht im Browser öffnen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>SIMULATION</source>
        <translation>SIMULATION</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Simulations, compared with the original data: no guarantee covers these numbers.</source>
        <translation>Simulationen, mit den Originaldaten verglichen: Keine Garantie deckt diese Zahlen.</translation>
    </message>
    <message>
        <source>There is no report.html beside the table</source>
        <translation>Neben der Tabelle gibt es keine report.html</translation>
    </message>
    <message>
        <source>Results of a plan: %1</source>
        <translation>Ergebnisse eines Plans: %1</translation>
    </message>
    <message>
        <source>%1: cannot be read</source>
        <translation>%1: kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1: holds no row that can be drawn</source>
        <translation>%1: enthält keine Zeile, die sich zeichnen lässt</translation>
    </message>
</context>
<context>
    <name>nictate::ShownNumber</name>
    <message>
        <source>.</source>
        <comment>between the whole part of a number and its decimals</comment>
        <translation>,</translation>
    </message>
</context>
<context>
    <name>nictate::SignalBounds</name>
    <message>
        <source>from the data (as published)</source>
        <translation>aus den Daten (wie publiziert)</translation>
    </message>
    <message>
        <source>public table…</source>
        <translation>öffentliche Tabelle…</translation>
    </message>
    <message>
        <source>Table to fill in…</source>
        <translation>Tabelle zum Ausfüllen…</translation>
    </message>
    <message>
        <source>Public length</source>
        <translation>Öffentliche Länge</translation>
    </message>
    <message>
        <source>The largest distance between two participants sets the noise, as in the papers: the scale itself then tells about these two</source>
        <translation>Der größte Abstand zweier Teilnehmender bestimmt das Rauschen, wie in den Arbeiten: Die Skala selbst sagt dann etwas über diese zwei</translation>
    </message>
    <message>
        <source>A CSV with columns feature,lower,upper; values outside are clamped</source>
        <translation>Eine CSV mit den Spalten feature,lower,upper; Werte außerhalb werden auf die Grenze gesetzt</translation>
    </message>
    <message>
        <source>Write a table with the features&apos; names, to fill in from what is publicly known</source>
        <translation>Eine Tabelle mit den Namen der Merkmale schreiben, um sie mit öffentlich Bekanntem auszufüllen</translation>
    </message>
    <message>
        <source>Signals are cut, or repeat their last value, to this many samples; else the longest one&apos;s length is published</source>
        <translation>Signale werden auf so viele Abtastwerte gekürzt oder wiederholen ihren letzten Wert; sonst wird die Länge des längsten veröffentlicht</translation>
    </message>
    <message>
        <source> samples</source>
        <translation> Werte</translation>
    </message>
    <message>
        <source>Bounds of the features</source>
        <translation>Grenzen der Merkmale</translation>
    </message>
    <message>
        <source>Take bounds from the data</source>
        <translation>Grenzen aus den Daten verwenden</translation>
    </message>
    <message>
        <source>Make the length public</source>
        <translation>Die Länge öffentlich machen</translation>
    </message>
    <message>
        <source>Take the length from the data</source>
        <translation>Die Länge aus den Daten verwenden</translation>
    </message>
    <message>
        <source>Change public length</source>
        <translation>Öffentliche Länge ändern</translation>
    </message>
    <message>
        <source>Public bounds of the features</source>
        <translation>Öffentliche Grenzen der Merkmale</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>Kommagetrennte Werte (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Take public bounds</source>
        <translation>Öffentliche Grenzen verwenden</translation>
    </message>
    <message>
        <source>Write a table of bounds to fill in</source>
        <translation>Eine Tabelle der Grenzen zum Ausfüllen schreiben</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Kommagetrennte Werte (*.csv)</translation>
    </message>
</context>
<context>
    <name>nictate::SignalPlots</name>
    <message>
        <source>Noise band</source>
        <translation>Rauschband</translation>
    </message>
    <message>
        <source>Error against k</source>
        <translation>Fehler gegen k</translation>
    </message>
    <message>
        <source>Utility curves</source>
        <translation>Nutzenkurven</translation>
    </message>
    <message>
        <source>Temporal leakage</source>
        <translation>Zeitliche Preisgabe</translation>
    </message>
    <message>
        <source>Filtering attacker</source>
        <translation>Filternder Angreifer</translation>
    </message>
    <message>
        <source>Si&amp;gnal</source>
        <translation>Si&amp;gnal</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>S&amp;pectrum</source>
        <translation>S&amp;pektrum</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spektrum</translation>
    </message>
    <message>
        <source>&amp;Correlation over participants</source>
        <translation>&amp;Korrelation über Teilnehmende</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>lag Δt</source>
        <translation>Lag Δt</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>Error against &amp;k</source>
        <translation>&amp;Fehler gegen k</translation>
    </message>
    <message>
        <source>ε published</source>
        <translation>ε publiziert</translation>
    </message>
    <message>
        <source>more protected</source>
        <translation>stärker geschützt</translation>
    </message>
    <message>
        <source>more faithful</source>
        <translation>getreuer</translation>
    </message>
    <message>
        <source>&amp;Utility against ε</source>
        <translation>N&amp;utzen gegen ε</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>utility 1/|NMSE|</source>
        <translation>Nutzen 1/|NMSE|</translation>
    </message>
    <message>
        <source>&amp;Error against ε</source>
        <translation>F&amp;ehler gegen ε</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>MSE/R² as it leaves</source>
        <translation>MSE/R², wie es hinausgeht</translation>
    </message>
    <message>
        <source>this feature</source>
        <translation>dieses Merkmal</translation>
    </message>
    <message>
        <source>all features</source>
        <translation>alle Merkmale</translation>
    </message>
    <message>
        <source>Features the utility is averaged over</source>
        <translation>Merkmale, über die der Nutzen gemittelt wird</translation>
    </message>
    <message>
        <source>Change features of the utility</source>
        <translation>Merkmale des Nutzens ändern</translation>
    </message>
    <message>
        <source>ε′ under &amp;temporal correlation</source>
        <translation>ε′ bei &amp;zeitlicher Korrelation</translation>
    </message>
    <message>
        <source>ε′ under correlation</source>
        <translation>ε′ bei Korrelation</translation>
    </message>
    <message>
        <source>&amp;Filtering attacker</source>
        <translation>Fi&amp;lternder Angreifer</translation>
    </message>
    <message>
        <source>t₀ = </source>
        <translation>t₀ = </translation>
    </message>
    <message>
        <source>Sample t0 that later ones are correlated with, over participants; counts from 1</source>
        <translation>Abtastwert t0, mit dem spätere über Teilnehmende korreliert werden; zählt ab 1</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Differenzen</translation>
    </message>
    <message>
        <source>Also the differences of neighbouring samples, in the condition on screen (thin)</source>
        <translation>Auch die Differenzen benachbarter Abtastwerte, in der gezeigten Bedingung (dünn)</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>Also the protected version, in the condition on screen (dash and dot)</source>
        <translation>Auch die geschützte Fassung, in der gezeigten Bedingung (Strich und Punkt)</translation>
    </message>
    <message>
        <source>Change start of the correlation</source>
        <translation>Beginn der Korrelation ändern</translation>
    </message>
    <message>
        <source>Show correlation of differences</source>
        <translation>Korrelation der Differenzen zeigen</translation>
    </message>
    <message>
        <source>Show correlation of the protected version</source>
        <translation>Korrelation der geschützten Fassung zeigen</translation>
    </message>
    <message>
        <source>Change k</source>
        <translation>k ändern</translation>
    </message>
    <message>
        <source>Change ε</source>
        <translation>ε ändern</translation>
    </message>
    <message>
        <source>Change c</source>
        <translation>c ändern</translation>
    </message>
    <message>
        <source>This feature is constant here: there is nothing to keep or to lose.</source>
        <translation>Dieses Merkmal ist hier konstant: Es gibt nichts zu behalten oder zu verlieren.</translation>
    </message>
    <message>
        <source>Every feature is constant: there is nothing to average.</source>
        <translation>Jedes Merkmal ist konstant: Es gibt nichts zu mitteln.</translation>
    </message>
    <message>
        <source>, participant %1</source>
        <translation>, Person %1</translation>
    </message>
    <message>
        <source> – constant, left out of averages</source>
        <translation> – konstant, nicht in den Mitteln</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Spectrum and noise, first chunk</source>
        <translation>Spektrum und Rauschen, erster Abschnitt</translation>
    </message>
    <message>
        <source>Spectrum and noise floor</source>
        <translation>Spektrum und Grundrauschen</translation>
    </message>
    <message>
        <source>k (frequencies, 1 = the mean)</source>
        <translation>k (Frequenzen, 1 = das Mittel)</translation>
    </message>
    <message>
        <source>amplitude |F|</source>
        <translation>Amplitude |F|</translation>
    </message>
    <message>
        <source>%1 adds no noise to single signals.</source>
        <translation>%1 fügt einzelnen Signalen kein Rauschen hinzu.</translation>
    </message>
    <message>
        <source>A correlation over participants needs at least two of them.</source>
        <translation>Eine Korrelation über Teilnehmende braucht mindestens zwei.</translation>
    </message>
    <message>
        <source>This feature is constant here: it has no correlation.</source>
        <translation>Dieses Merkmal ist hier konstant: Es hat keine Korrelation.</translation>
    </message>
    <message>
        <source>%1 keeps no frequencies. Choose FPA, CFPA or DCFPA.</source>
        <translation>%1 behält keine Frequenzen. Wählen Sie FPA, CFPA oder DCFPA.</translation>
    </message>
    <message>
        <source>Error against k (sensitive)</source>
        <translation>Fehler gegen k (sensibel)</translation>
    </message>
    <message>
        <source>k (kept frequencies)</source>
        <translation>k (behaltene Frequenzen)</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>%1 draws, higher is better</source>
        <translation>%1 Ziehungen, höher ist besser</translation>
    </message>
    <message>
        <source>%1 draws, lower is better</source>
        <translation>%1 Ziehungen, niedriger ist besser</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>Wird gezogen …</translation>
    </message>
    <message>
        <source>%1 gives no guarantee for single samples that correlation could weaken.</source>
        <translation>%1 gibt für einzelne Abtastwerte keine Garantie, die Korrelation schwächen könnte.</translation>
    </message>
    <message>
        <source>c (samples per chunk)</source>
        <translation>c (Werte je Abschnitt)</translation>
    </message>
    <message>
        <source>φ (from one sample to the next)</source>
        <translation>φ (von einem Wert zum nächsten)</translation>
    </message>
    <message>
        <source>ε of a feature</source>
        <translation>ε eines Merkmals</translation>
    </message>
    <message>
        <source>One sample&apos;s loss, φ = %1 (sensitive)</source>
        <translation>Verlust eines Abtastwerts, φ = %1 (sensibel)</translation>
    </message>
    <message>
        <source>%1 adds no noise that could be filtered.</source>
        <translation>%1 fügt kein Rauschen hinzu, das sich filtern ließe.</translation>
    </message>
    <message>
        <source>Filtering …</source>
        <translation>Wird gefiltert …</translation>
    </message>
    <message>
        <source>Smoothing removes %1 of error</source>
        <translation>Glätten entfernt %1 des Fehlers</translation>
    </message>
    <message>
        <source>Start of the correlation</source>
        <translation>Beginn der Korrelation</translation>
    </message>
    <message>
        <source>A correlation over time needs at least two rows.</source>
        <translation>Eine Korrelation über die Zeit braucht mindestens zwei Zeilen.</translation>
    </message>
    <message>
        <source>All participants have the same value at t₀: there is no correlation. Choose another t₀.</source>
        <translation>Alle Teilnehmenden haben bei t₀ denselben Wert: Es gibt keine Korrelation. Wählen Sie ein anderes t₀.</translation>
    </message>
</context>
<context>
    <name>nictate::SignalSettings</name>
    <message>
        <source>Change window</source>
        <translation>Fenster ändern</translation>
    </message>
    <message>
        <source>%1 holds a line for every feature. Replace 0 and 1 by what is publicly known, then choose it as the public table.</source>
        <translation>%1 hat eine Zeile für jedes Merkmal. Ersetzen Sie 0 und 1 durch öffentlich Bekanntes, und wählen Sie sie dann als öffentliche Tabelle.</translation>
    </message>
</context>
<context>
    <name>nictate::SignalsBench</name>
    <message>
        <source>Si&amp;gnals</source>
        <translation>Si&amp;gnale</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Open sample: Reading</source>
        <translation>Beispiel öffnen: Lesen</translation>
    </message>
    <message>
        <source>k = %1 is all there is to keep: half the chunk, plus 1.</source>
        <translation>k = %1 ist alles, was zu behalten ist: die Hälfte des Abschnitts, plus 1.</translation>
    </message>
    <message>
        <source>No feature signals</source>
        <translation>Keine Merkmalssignale</translation>
    </message>
    <message>
        <source>No features</source>
        <translation>Keine Merkmale</translation>
    </message>
    <message>
        <source>Computing features</source>
        <translation>Merkmale werden berechnet</translation>
    </message>
    <message>
        <source>The 52 window features are computed from the gaze samples. The bar below says how far it is, and stops it.</source>
        <translation>Die 52 Fenstermerkmale werden aus den Abtastwerten berechnet. Der Balken unten sagt, wie weit es ist, und hält es an.</translation>
    </message>
    <message>
        <source>No signals</source>
        <translation>Keine Signale</translation>
    </message>
    <message>
        <source>There is not enough memory for this</source>
        <translation>Dafür reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>%1   n = %2 samples   N = %3 participants   %4 features   seed %5</source>
        <translation>%1   n = %2 Werte   N = %3 Teilnehmende   %4 Merkmale   Seed %5</translation>
    </message>
    <message>
        <source>%1, %2 samples, %3 participants, bounds %4.</source>
        <translation>%1, %2 Werte, %3 Teilnehmende, Grenzen %4.</translation>
    </message>
    <message>
        <source>public</source>
        <translation>öffentlich</translation>
    </message>
    <message>
        <source>from the data</source>
        <translation>aus den Daten</translation>
    </message>
    <message>
        <source> Windows of %1 s.</source>
        <translation> Fenster von %1 s.</translation>
    </message>
    <message>
        <source>Here are eye-movement features over time: pick one on the left, move ε, k, chunk or window, and see what each costs.</source>
        <translation>Hier sind Blickmerkmale über die Zeit: Wählen Sie links eines, bewegen Sie ε, k, Abschnitt oder Fenster, und sehen Sie, was jedes kostet.</translation>
    </message>
    <message>
        <source>The protected feature tables of %1 participants</source>
        <translation>Die geschützten Merkmalstabellen von %1 Teilnehmenden</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Summaries</source>
        <translation>Mittelwerte</translation>
    </message>
    <message>
        <source>Every person&apos;s signals, one by one</source>
        <translation>Die Signale jeder Person, eines nach dem anderen</translation>
    </message>
    <message>
        <source>Means of features over people: accurate where single signals are mostly noise</source>
        <translation>Mittel von Merkmalen über Personen: genau, wo einzelne Signale vor allem Rauschen sind</translation>
    </message>
    <message>
        <source>Show summaries</source>
        <translation>Mittelwerte zeigen</translation>
    </message>
    <message>
        <source>Show signals</source>
        <translation>Signale zeigen</translation>
    </message>
    <message>
        <source>Choose a public table under &quot;Bounds of the features&quot; in the panel on the right: means are summed up within public bounds only. For the 52 window features there is one in datasets/window_feature_bounds.csv.</source>
        <translation>Wählen Sie rechts unter „Grenzen der Merkmale“ eine öffentliche Tabelle: Gemittelt wird nur innerhalb öffentlicher Grenzen. Für die 52 Fenstermerkmale gibt es eine in datasets/window_feature_bounds.csv.</translation>
    </message>
    <message>
        <source>Choose features above: the fewer, the less noise on each.</source>
        <translation>Wählen Sie oben Merkmale: je weniger, desto weniger Rauschen auf jedem.</translation>
    </message>
    <message>
        <source>Means of %1 features over %2 people, within public bounds; 95 % intervals.</source>
        <translation>Mittel von %1 Merkmalen über %2 Personen, innerhalb öffentlicher Grenzen; 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>Summaries   %1 features   n = %2   seed %3</source>
        <translation>Mittelwerte   %1 Merkmale   n = %2   Seed %3</translation>
    </message>
    <message>
        <source>The protected means of %1 features</source>
        <translation>Die geschützten Mittel von %1 Merkmalen</translation>
    </message>
    <message>
        <source>Signals are features over time, and this study has fixations only.</source>
        <translation>Signale sind Merkmale über die Zeit, und diese Studie hat nur Fixationen.</translation>
    </message>
</context>
<context>
    <name>nictate::SignalsColumn</name>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>The condition whose signal, spectrum and utility are shown</source>
        <translation>Die Bedingung, deren Signal, Spektrum und Nutzen gezeigt werden</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Whose signal is shown</source>
        <translation>Wessen Signal gezeigt wird</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Signal of</source>
        <translation>Signal von</translation>
    </message>
    <message>
        <source>Choose condition</source>
        <translation>Bedingung wählen</translation>
    </message>
    <message>
        <source>Show another participant</source>
        <translation>Eine andere Person zeigen</translation>
    </message>
    <message>
        <source>Choose feature</source>
        <translation>Merkmal wählen</translation>
    </message>
    <message>
        <source>Features %1 of %2</source>
        <translation>Merkmale %1 von %2</translation>
    </message>
    <message>
        <source>Features %1</source>
        <translation>Merkmale %1</translation>
    </message>
    <message>
        <source>%1 constant, left out of averages</source>
        <translation>%1 konstant, nicht in den Mitteln</translation>
    </message>
</context>
<context>
    <name>nictate::StartPage</name>
    <message>
        <source>What releases cost</source>
        <translation>Was Veröffentlichungen kosten</translation>
    </message>
    <message>
        <source>Publish eye-tracking data with a privacy guarantee</source>
        <translation>Blickdaten mit Privatheitsgarantie veröffentlichen</translation>
    </message>
    <message>
        <source>Nictate shows what a protected version of heatmaps and eye-movement features keeps, what it guarantees and what it costs, and then releases it.

Drop a file or a folder of gaze data here: a table of fixations or samples, a feature table, an EyeLink ASC, or a Nictate dataset.</source>
        <translation>Nictate zeigt, was eine geschützte Fassung von Heatmaps und Blickmerkmalen behält, was sie garantiert und was sie kostet, und veröffentlicht sie dann.

Ziehen Sie eine Datei oder einen Ordner mit Blickdaten hierher: eine Tabelle mit Fixationen oder Abtastwerten, eine Merkmalstabelle, eine EyeLink-ASC oder einen Nictate-Datensatz.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>What do you want to publish?</source>
        <translation>Was möchten Sie veröffentlichen?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>A &amp;map: where people looked</source>
        <translation>Eine &amp;Heatmap: wohin Personen sahen</translation>
    </message>
    <message>
        <source>A &amp;table of areas: how long people looked at what</source>
        <translation>Eine &amp;Tabelle von AOIs: wie lange Personen was ansahen</translation>
    </message>
    <message>
        <source>F&amp;eatures: how people&apos;s eyes move</source>
        <translation>M&amp;erkmale: wie sich Augen bewegen</translation>
    </message>
    <message>
        <source>&amp;Gaze: every sample</source>
        <translation>&amp;Blick: jeder Abtastwert</translation>
    </message>
    <message>
        <source>Back to the study</source>
        <translation>Zurück zur Studie</translation>
    </message>
    <message>
        <source>The study that you open next is shown in this workspace</source>
        <translation>Die Studie, die Sie als nächste öffnen, erscheint in diesem Bereich</translation>
    </message>
    <message>
        <source>Expected correlation with the original: %1; with no gaze at all: %2.
Every picture costs ε again.</source>
        <translation>Erwartete Korrelation mit dem Original: %1; ganz ohne Blick: %2.
Jedes Bild kostet wieder ε.</translation>
    </message>
    <message>
        <source>The share of time on one of five areas is known to ± %1 (95 % interval, noise alone).
Every picture costs ε again; more metrics share it.</source>
        <translation>Der Zeitanteil einer von fünf AOIs ist auf ± %1 bekannt (95-%-Intervall, nur Rauschen).
Jedes Bild kostet wieder ε; mehrere Maße teilen es sich.</translation>
    </message>
    <message>
        <source>The mean of one of ten features is known to ± %1 of its range (95 % interval, noise alone).
One table costs ε; signals over time cost it for every feature and recording.</source>
        <translation>Das Mittel eines von zehn Merkmalen ist auf ± %1 seiner Spannweite bekannt (95-%-Intervall, nur Rauschen).
Eine Tabelle kostet ε; Signale über die Zeit kosten es je Merkmal und Aufzeichnung.</translation>
    </message>
    <message>
        <source>A sample is off by %1° on average. ε protects short parts of a recording only:
a person loses %2 in a minute at 60 Hz.</source>
        <translation>Ein Abtastwert liegt im Mittel um %1° daneben. ε schützt nur kurze Teile einer Aufzeichnung:
Eine Person verliert %2 in einer Minute bei 60 Hz.</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
</context>
<context>
    <name>nictate::StudyColumn</name>
    <message>
        <source>Choose stimulus</source>
        <translation>Stimulus wählen</translation>
    </message>
    <message>
        <source>Include or exclude observers</source>
        <translation>Beobachter einbeziehen oder ausschließen</translation>
    </message>
    <message>
        <source>Filter observers</source>
        <translation>Beobachter filtern</translation>
    </message>
</context>
<context>
    <name>nictate::StudyModel</name>
    <message>
        <source>%1, size guessed from gaze</source>
        <translation>%1, Größe aus Blickdaten geraten</translation>
    </message>
    <message>
        <source>%1, no picture</source>
        <translation>%1, kein Bild</translation>
    </message>
    <message>
        <source>Stimuli  %1</source>
        <translation>Stimuli  %1</translation>
    </message>
    <message>
        <source>Observers  %1 of %2</source>
        <translation>Beobachter  %1 von %2</translation>
    </message>
    <message>
        <source>%1, shown</source>
        <translation>%1, gezeigt</translation>
    </message>
    <message>
        <source>left out by the filter</source>
        <translation>durch den Filter ausgeschlossen</translation>
    </message>
</context>
<context>
    <name>nictate::StudyOpener</name>
    <message>
        <source>Opening</source>
        <translation>Wird geöffnet</translation>
    </message>
</context>
<context>
    <name>nictate::StudyTree</name>
    <message>
        <source>Search stimuli</source>
        <translation>Stimuli suchen</translation>
    </message>
    <message>
        <source>Stimuli and observers</source>
        <translation>Stimuli und Beobachter</translation>
    </message>
    <message>
        <source>Filter observers</source>
        <translation>Beobachter filtern</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>No study</source>
        <translation>Keine Studie</translation>
    </message>
    <message>
        <source>Open a study or drop one on the window.</source>
        <translation>Öffnen Sie eine Studie, oder ziehen Sie eine auf das Fenster.</translation>
    </message>
    <message>
        <source>%1. Still in force: %2.</source>
        <translation>%1. Noch in Kraft: %2.</translation>
    </message>
    <message>
        <source>Filtering by a sensitive attribute makes n sensitive.</source>
        <translation>Nach einem sensiblen Attribut zu filtern macht n sensibel.</translation>
    </message>
    <message>
        <source>%1 (expected %2)</source>
        <translation>%1 (erwartet: %2)</translation>
    </message>
    <message>
        <source>%1 of %2 observer</source>
        <translation>%1 von %2 Beobachter</translation>
    </message>
    <message>
        <source>%1 of %2 observers</source>
        <translation>%1 von %2 Beobachtern</translation>
    </message>
    <message>
        <source>%1 stimulus</source>
        <translation>%1 Stimulus</translation>
    </message>
    <message>
        <source>%1 stimuli</source>
        <translation>%1 Stimuli</translation>
    </message>
</context>
<context>
    <name>nictate::SummaryModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>included</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>look twice</source>
        <translation>prüfen</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
</context>
<context>
    <name>nictate::SummaryPanel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Protected table of features</source>
        <translation>Geschützte Tabelle der Merkmale</translation>
    </message>
    <message>
        <source>The features that are summed up; they share one ε, so take few</source>
        <translation>Die Merkmale, die gemittelt werden; sie teilen sich ein ε, wählen Sie also wenige</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>The mean over all recordings of a person, or of one condition&apos;s</source>
        <translation>Das Mittel über alle Aufzeichnungen einer Person, oder über die einer Bedingung</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>An attribute with 2 to 6 values: a table for each group and the differences between them, all at one ε. Who is in which group must be public</source>
        <translation>Ein Attribut mit 2 bis 6 Werten: eine Tabelle je Gruppe und die Unterschiede zwischen ihnen, alle zu einem ε. Wer in welcher Gruppe ist, muss öffentlich sein</translation>
    </message>
    <message>
        <source>New noise</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draw new noise with the same mechanism</source>
        <translation>Neues Rauschen mit demselben Mechanismus ziehen</translation>
    </message>
    <message>
        <source>Choose recordings</source>
        <translation>Aufzeichnungen wählen</translation>
    </message>
    <message>
        <source>Show everybody together</source>
        <translation>Alle zusammen zeigen</translation>
    </message>
    <message>
        <source>Compare groups</source>
        <translation>Gruppen vergleichen</translation>
    </message>
    <message>
        <source>Draw new noise</source>
        <translation>Neues Rauschen ziehen</translation>
    </message>
    <message>
        <source>all of a person&apos;s</source>
        <translation>alle einer Person</translation>
    </message>
    <message>
        <source>Choose features</source>
        <translation>Merkmale wählen</translation>
    </message>
    <message>
        <source>Features: %1</source>
        <translation>Merkmale: %1</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>No means yet</source>
        <translation>Noch keine Mittelwerte</translation>
    </message>
    <message>
        <source>Choose public bounds…</source>
        <translation>Öffentliche Grenzen wählen…</translation>
    </message>
    <message>
        <source>Choose features…</source>
        <translation>Merkmale wählen…</translation>
    </message>
</context>
<context>
    <name>nictate::SurfacePlot</name>
    <message>
        <source>√r = %1 cells, n = %2: %3 = %4 %5</source>
        <translation>√r = %1 Zellen, n = %2: %3 = %4 %5</translation>
    </message>
</context>
<context>
    <name>nictate::TablePreviewView</name>
    <message>
        <source>The first rows as they are read</source>
        <translation>Die ersten Zeilen, wie sie gelesen werden</translation>
    </message>
</context>
<context>
    <name>nictate::TimeWindowBar</name>
    <message>
        <source>Their fixations are taken to follow each other without a gap; cut by the order of fixations instead</source>
        <translation>Ihre Fixationen gelten als lückenlos aufeinander folgend; teilen Sie stattdessen nach der Reihenfolge der Fixationen</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>Where time is cut, as in 500, 1500; empty: into even windows</source>
        <translation>Wo die Zeit geteilt wird, etwa 500, 1500; leer: in gleiche Fenster</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>order of fixations</source>
        <translation>Reihenfolge der Fixationen</translation>
    </message>
    <message>
        <source>What windows are cut by; the order of fixations for recordings without times</source>
        <translation>Wonach Fenster geteilt werden; die Reihenfolge der Fixationen für Aufzeichnungen ohne Zeiten</translation>
    </message>
    <message>
        <source>All windows</source>
        <translation>Alle Fenster</translation>
    </message>
    <message>
        <source>The protected maps of all windows beside each other (Ctrl+6)</source>
        <translation>Die geschützten Heatmaps aller Fenster nebeneinander (Strg+6)</translation>
    </message>
    <message>
        <source>Cut by</source>
        <translation>Geteilt nach</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source>Shown for</source>
        <translation>Gezeigt für</translation>
    </message>
    <message>
        <source>&amp;Play or stop the heatmap over time</source>
        <translation>Heat&amp;map über die Zeit abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Ne&amp;xt window of time</source>
        <translation>Nä&amp;chstes Zeitfenster</translation>
    </message>
    <message>
        <source>Pre&amp;vious window of time</source>
        <translation>Voriges &amp;Zeitfenster</translation>
    </message>
    <message>
        <source>All windo&amp;ws of time</source>
        <translation>&amp;Alle Zeitfenster</translation>
    </message>
    <message>
        <source>Change speed</source>
        <translation>Geschwindigkeit ändern</translation>
    </message>
    <message>
        <source>Say how long stimuli were shown</source>
        <translation>Sagen, wie lange Stimuli gezeigt wurden</translation>
    </message>
    <message>
        <source>Cut by another clock</source>
        <translation>Nach einer anderen Uhr teilen</translation>
    </message>
    <message>
        <source>Show all windows</source>
        <translation>Alle Fenster zeigen</translation>
    </message>
    <message>
        <source>Show one window</source>
        <translation>Ein Fenster zeigen</translation>
    </message>
    <message>
        <source>%1 of %2 recordings have no times</source>
        <translation>%1 von %2 Aufzeichnungen haben keine Zeiten</translation>
    </message>
    <message>
        <source>%1 ms, guessed</source>
        <translation>%1 ms, geraten</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>How long stimuli were shown. Even windows follow from it. A release needs it stated, because a guess from gaze is sensitive</source>
        <translation>Wie lange Stimuli gezeigt wurden. Gleiche Fenster folgen daraus; eine Veröffentlichung braucht die Angabe, denn aus Blickdaten geraten wäre sie sensibel</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Change cuts</source>
        <translation>Teilung ändern</translation>
    </message>
</context>
<context>
    <name>nictate::TimeWindowSheet</name>
    <message>
        <source>All windows of time</source>
        <translation>Alle Zeitfenster</translation>
    </message>
    <message>
        <source>fixations per observer, blurred</source>
        <translation>Fixationen/Person, weichgezeichnet</translation>
    </message>
</context>
<context>
    <name>nictate::WorkBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
</TS>
