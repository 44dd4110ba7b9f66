#include "core/io/column_synonyms.h"

#include <array>

namespace nictate {

using Names = std::vector<std::string_view>;

const std::vector<std::string_view>& columnSynonyms(Role role) {
    static const std::array<Names, role_count> names = {
        // participant
        Names{"participant",
              "participantid",
              "participantname",
              "subject",
              "subjectid",
              "subjectname",
              "observer",
              "observerid",
              "subj",
              "subjid",
              "sub",
              "user",
              "userid",
              "username",
              "person",
              "personid",
              "viewer",
              "viewerid",
              "respondent",
              "respondentname",
              "ppt",
              "pp",
              "pid",
              "sid",
              "participantno",
              "participantnumber",
              "subjectnumber",
              "subjectno",
              "subno",
              "subjectnr",
              "subjnr",
              "subnr",
              "participantnr",
              "subnum",
              "subjectnum",
              "expsubjectid",
              "recordingname",
              "recordingsessionlabel",
              "sessionlabel",
              "recording",
              "recordingid"},
        // stimulus
        Names{"stimulus",
              "stimulusname",
              "stimulusid",
              "stimulusfile",
              "stim",
              "stimid",
              "stimname",
              "stimfile",
              "image",
              "imagename",
              "imageid",
              "imagefile",
              "imagepath",
              "img",
              "imgname",
              "imgid",
              "imgfile",
              "picture",
              "picturename",
              "picname",
              "pictname",
              "pictureid",
              "picturefile",
              "pic",
              "photo",
              "painting",
              "media",
              "medianame",
              "mediafile",
              "mediaid",
              "presentedmedianame",
              "presentedstimulusname",
              "scene",
              "sceneid",
              "scenename",
              "pagename",
              "page",
              "pageid",
              "trialimage",
              "filename",
              "file",
              "bild",
              "bildname",
              "reiz",
              "reizname"},
        // x
        Names{"x",
              "xpx",
              "xpix",
              "xpixel",
              "xpixels",
              "fixationx",
              "fixx",
              "xfix",
              "xfixation",
              "currentfixx",
              "fixationpointx",
              "mappedfixationpointx",
              "fixationxpx",
              "xpos",
              "posx",
              "xposition",
              "positionx",
              "xcoord",
              "xcoordinate",
              "coordx",
              "gazex",
              "gazepointx",
              "mappedgazedatapointx",
              "locationx",
              "xlocation",
              "averagegazex",
              "averagegazexposition",
              "meanx",
              "xmean",
              "avgx",
              "xavg",
              "xaverage",
              "normposx",
              "xnorm",
              "normx",
              "porx",
              "bporx",
              "fpogx",
              "bpogx",
              "xleft",
              "leftx",
              "lx",
              "xl",
              "gazepointleftx",
              "gazeleftx",
              "leftgazex",
              "lporx",
              "gxleft",
              "gazexleft",
              "xpixeyelink",
              "fixationpositionx"},
        // y
        Names{"y",
              "ypx",
              "ypix",
              "ypixel",
              "ypixels",
              "fixationy",
              "fixy",
              "yfix",
              "yfixation",
              "currentfixy",
              "fixationpointy",
              "mappedfixationpointy",
              "fixationypx",
              "ypos",
              "posy",
              "yposition",
              "positiony",
              "ycoord",
              "ycoordinate",
              "coordy",
              "gazey",
              "gazepointy",
              "mappedgazedatapointy",
              "locationy",
              "ylocation",
              "averagegazey",
              "averagegazeyposition",
              "meany",
              "ymean",
              "avgy",
              "yavg",
              "yaverage",
              "normposy",
              "ynorm",
              "normy",
              "pory",
              "bpory",
              "fpogy",
              "bpogy",
              "yleft",
              "lefty",
              "ly",
              "yl",
              "gazepointlefty",
              "gazelefty",
              "leftgazey",
              "lpory",
              "gyleft",
              "gazeyleft",
              "ypixeyelink",
              "fixationpositiony"},
        // duration
        Names{"duration", "fixationduration", "fixduration", "fixdur", "dur", "currentfixduration", "gazeeventduration",
              "fixationdur", "durationfix", "dauer", "fixdauer", "fixationsdauer", "fixationlength", "fixationtime", "dwell",
              "dwelltime", "fpogd", "gazeduration"},
        // start
        Names{"start", "starttime", "onset", "onsettime", "fixationstart", "fixstart", "fixationonset", "currentfixstart",
              "starttimestamp", "begin", "begintime", "tstart", "fpogs", "fixationstarttime", "timestampstartfixation"},
        // end
        Names{"end", "endtime", "offset", "offsettime", "fixationend", "fixend", "currentfixend", "endtimestamp", "tend", "stop",
              "stoptime", "timestampendfixation"},
        // time
        Names{"time", "t", "timestamp", "timestamps", "recordingtimestamp", "gazetimestamp", "eyetrackertimestamp", "sampletime",
              "rectime", "recordingtime", "devicetimestamp", "systemtimestamp", "localtimestamp", "gazetime", "eyelinktimestamp",
              "zeit", "zeitstempel", "canonicaltimestamp"},
        // index
        Names{"index", "fixindex", "fixationindex", "fixid", "fixationid", "fixnr", "fixno", "fixnum", "fixnumber",
              "fixationnumber", "fixationno", "fixationnr", "currentfixindex", "fpogid", "nfix", "fixation", "fix", "order",
              "fixationorder"},
        // condition
        Names{"condition", "cond", "conditionid", "conditionname", "task", "taskid", "taskname", "instruction", "bedingung"},
        // trial
        Names{"trial", "trialid", "trialindex", "trialnumber", "trialno", "trialnr", "trialnum", "repetition", "durchgang"},
        // pupil
        Names{"pupil", "pupilsize", "pupildiameter", "pupilarea", "currentfixpupil", "averagepupil", "meanpupil", "pupilleft",
              "leftpupil", "pupilsizeleft", "pupildiameterleft", "lpupil", "pupill"},
        // eye
        Names{"eye", "trackedeye", "eyetracked", "whicheye", "eyeused", "eyeside"},
        // x_right
        Names{"xright", "rightx", "rx", "xr", "gazepointrightx", "gazerightx", "rightgazex", "rporx", "gxright", "gazexright"},
        // y_right
        Names{"yright", "righty", "ry", "yr", "gazepointrighty", "gazerighty", "rightgazey", "rpory", "gyright", "gazeyright"},
        // pupil_right
        Names{"pupilright", "rightpupil", "pupilsizeright", "pupildiameterright", "rpupil", "pupilr"},
        // confidence
        Names{"confidence", "conf", "gazeconfidence"},
        // event
        Names{"event", "eventtype", "eventlabel", "category", "gazeeventtype", "eyemovementtype", "movementtype"},
        // session
        Names{"session", "sessionid", "sessionnumber", "ses", "visit"},
        // z, z_right, validity, validity_right, event_index, fixation_x, fixation_y: formats name them
        Names{},
        Names{},
        Names{},
        Names{},
        Names{},
        Names{},
        Names{},
    };
    return names[static_cast<std::size_t>(role)];
}

const std::vector<std::string_view>& weakSynonyms(Role role) {
    static const Names people{"vp",        "vpn",        "vpnr",     "vpcode",    "pno",      "proband",
                              "probandid", "reader",     "readerid", "uniformid", "uniqueid", "versuchsperson",
                              "wearer",    "wearername", "wearerid", "respid"};
    static const Names stimuli{"uniqueparagraphid",
                               "paragraphid",
                               "screenid",
                               "itemid",
                               "textid",
                               "articleid",
                               "passageid",
                               "storyid",
                               "bookid",
                               "book",
                               "sentenceid",
                               "videoid",
                               "videoname",
                               "paragraph",
                               "passage",
                               "article",
                               "story",
                               "item",
                               "bookname",
                               "speechid",
                               "textname",
                               "storyname",
                               "documentid",
                               "sentencenumber",
                               "sentenceno",
                               "sno",
                               "sentence",
                               "sentnr",
                               "sentno",
                               "trialname",
                               "slide",
                               "slidename",
                               "slideid"};
    static const Names events{"label"};
    static const Names times{"ms", "msec"}; // or how long a fixation lasted
    static const Names none;
    return role == Role::participant ? people
           : role == Role::stimulus  ? stimuli
           : role == Role::event     ? events
           : role == Role::time      ? times
                                     : none;
}

const std::vector<std::string_view>& partNames() {
    static const Names names{"page",           "pageid",     "paragraphid", "paragraph", "screenid",        "passageid",
                             "passage",        "sentenceid", "pagenumber",  "pageno",    "paragraphnumber", "paragraphno",
                             "sentencenumber", "sentenceno", "screen"};
    return names;
}

const std::vector<std::string_view>& wholeNames() {
    static const Names names{"book", "bookid",   "articleid", "article",  "textid",    "storyid",    "story",   "itemid",
                             "item", "bookname", "speechid",  "textname", "storyname", "documentid", "chapter", "chapterid"};
    return names;
}

const std::vector<std::string_view>& recordingNames() {
    static const Names names{"recordingname", "recording", "recordingid", "recordingsessionlabel", "sessionlabel"};
    return names;
}

} // namespace nictate
