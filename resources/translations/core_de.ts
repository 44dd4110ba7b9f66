<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Eigen</name>
    <message>
        <source>&quot;%1&quot; has values that are infinite or not a number, so nothing can be evaluated on it</source>
        <translation>„%1“ hat Werte, die unendlich oder keine Zahl sind, also lässt sich darauf nichts bewerten</translation>
    </message>
    <message>
        <source>the signals have values that are infinite or not a number, so nothing can be evaluated on them</source>
        <translation>die Signale haben Werte, die unendlich oder keine Zahl sind, also lässt sich darauf nichts bewerten</translation>
    </message>
    <message>
        <source>its columns differ from those of %1</source>
        <translation>ihre Spalten unterscheiden sich von denen von %1</translation>
    </message>
    <message>
        <source>all feature tables of a study have the same</source>
        <translation>alle Merkmalstabellen einer Studie haben dieselben</translation>
    </message>
    <message>
        <source>holds no rows of features</source>
        <translation>enthält keine Merkmalszeilen</translation>
    </message>
    <message>
        <source>every row is a window</source>
        <translation>jede Zeile ist ein Fenster</translation>
    </message>
    <message>
        <source>the study has no feature signals</source>
        <translation>die Studie hat keine Merkmalssignale</translation>
    </message>
</context>
<context>
    <name>nictate</name>
    <message>
        <source>at least one cap to compare</source>
        <translation>mindestens eine Kappung zum Vergleichen</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Datenverlust</translation>
    </message>
    <message>
        <source>RMS-S2S</source>
        <translation>RMS-S2S</translation>
    </message>
    <message>
        <source>BCEA</source>
        <translation>BCEA</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>Jitter</translation>
    </message>
    <message>
        <source>validation error</source>
        <translation>Validierungsfehler</translation>
    </message>
    <message>
        <source>largest validation error</source>
        <translation>größter Validierungsfehler</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>px²</source>
        <translation>px²</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>validity</source>
        <translation>Gültigkeit</translation>
    </message>
    <message>
        <source>stimulus</source>
        <translation>Stimulus</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
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
        <source>stimulus hit</source>
        <translation>Stimulus getroffen</translation>
    </message>
    <message>
        <source>pupil</source>
        <translation>Pupille</translation>
    </message>
    <message>
        <source>tracker&apos;s</source>
        <translation>des Geräts</translation>
    </message>
    <message>
        <source>eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>right x</source>
        <translation>x rechts</translation>
    </message>
    <message>
        <source>right y</source>
        <translation>y rechts</translation>
    </message>
    <message>
        <source>right pupil</source>
        <translation>Pupille rechts</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>to x</source>
        <translation>nach x</translation>
    </message>
    <message>
        <source>to y</source>
        <translation>nach y</translation>
    </message>
    <message>
        <source>amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>peak velocity</source>
        <translation>Spitzengeschwindigkeit</translation>
    </message>
    <message>
        <source>°/s</source>
        <translation>°/s</translation>
    </message>
    <message>
        <source>area</source>
        <translation>AOI</translation>
    </message>
    <message>
        <source>fixation</source>
        <translation>Fixation</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>2 to 6 groups</source>
        <translation>2 bis 6 Gruppen</translation>
    </message>
    <message>
        <source>a whole number, 2 &lt;= observers of a group</source>
        <translation>eine ganze Zahl, 2 &lt;= Beobachter einer Gruppe</translation>
    </message>
    <message>
        <source>0 &lt;= deviation, in the metric&apos;s unit</source>
        <translation>0 &lt;= Abweichung, in der Einheit des Maßes</translation>
    </message>
    <message>
        <source>No noise is added, so nothing is protected.</source>
        <translation>Es kommt kein Rauschen hinzu, also ist nichts geschützt.</translation>
    </message>
    <message>
        <source>n = %1 observers share a grid of %2 × %3 cells; one of them may move the sum of all by %4, while a cell holds %5 fixations on average.</source>
        <translation>n = %1 Beobachter teilen sich ein Raster von %2 × %3 Zellen; einer davon kann die Summe aller um %4 bewegen, während eine Zelle im Mittel %5 Fixationen enthält.</translation>
    </message>
    <message>
        <source>%1 (expected CC %2)</source>
        <translation>%1 (erwartete CC %2)</translation>
    </message>
    <message>
        <source>At the same ε %1 does better</source>
        <translation>Bei gleichem ε ist %1 besser</translation>
    </message>
    <message>
        <source>%1 back at its default %2</source>
        <translation>%1 zurück auf die Vorgabe %2</translation>
    </message>
    <message>
        <source>With %1 observers</source>
        <translation>Mit %1 Beobachtern</translation>
    </message>
    <message>
        <source>No single change helps much.</source>
        <translation>Keine einzelne Änderung hilft viel.</translation>
    </message>
    <message>
        <source>there is no observer number %1 to attack</source>
        <translation>es gibt keinen Beobachter Nummer %1 anzugreifen</translation>
    </message>
    <message>
        <source>a whole number, 1 ≤ repetitions</source>
        <translation>eine ganze Zahl, 1 ≤ repetitions</translation>
    </message>
    <message>
        <source>no recording at all</source>
        <translation>gar keine Aufzeichnung</translation>
    </message>
    <message>
        <source>gaze was lost in %1 of the samples; above 25 % recordings are often left out</source>
        <translation>der Blick ging in %1 der Abtastwerte verloren; über 25 % werden Aufzeichnungen oft weggelassen</translation>
    </message>
    <message>
        <source>neither samples nor fixations</source>
        <translation>weder Abtastwerte noch Fixationen</translation>
    </message>
    <message>
        <source>no fixation was recorded or detected</source>
        <translation>keine Fixation wurde aufgezeichnet oder gefunden</translation>
    </message>
    <message>
        <source>means are usually between 100 and 600 ms: another unit of time, or another detection?</source>
        <translation>Mittel liegen meist zwischen 100 und 600 ms: eine andere Zeiteinheit oder eine andere Erkennung?</translation>
    </message>
    <message>
        <source>%1 lie beside the stimulus: another screen size or unit, or a lost calibration?</source>
        <translation>%1 liegen neben dem Stimulus: eine andere Bildschirmgröße oder Einheit oder eine verlorene Kalibrierung?</translation>
    </message>
    <message>
        <source>far below the others: half of them have more than %1</source>
        <translation>weit unter den anderen: Die Hälfte hat mehr als %1</translation>
    </message>
    <message>
        <source>far above the others: half of them have less than %1</source>
        <translation>weit über den anderen: Die Hälfte hat weniger als %1</translation>
    </message>
    <message>
        <source>saw %1 of the %2 stimuli that most participants saw</source>
        <translation>sah %1 der %2 Stimuli, die die meisten Teilnehmenden sahen</translation>
    </message>
    <message>
        <source>has the same gaze as %1, to the digit</source>
        <translation>hat denselben Blick wie %1, auf die Stelle genau</translation>
    </message>
    <message>
        <source>differs between recordings, from %1 to %2 Hz</source>
        <translation>unterscheidet sich zwischen Aufzeichnungen, von %1 bis %2 Hz</translation>
    </message>
    <message>
        <source>the file states %1 Hz, the samples&apos; times say %2 Hz</source>
        <translation>die Datei nennt %1 Hz, die Zeiten der Abtastwerte sagen %2 Hz</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>One participant looking at one stimulus once</source>
        <translation>Eine Person, die einmal einen Stimulus ansieht</translation>
    </message>
    <message>
        <source>stimuli</source>
        <translation>Stimuli</translation>
    </message>
    <message>
        <source>Different stimuli this participant saw</source>
        <translation>Verschiedene Stimuli, die diese Person sah</translation>
    </message>
    <message>
        <source>Rows the tracker wrote, with or without gaze</source>
        <translation>Zeilen, die das Gerät schrieb, mit oder ohne Blick</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Samples with a position of either eye</source>
        <translation>Abtastwerte mit einer Position eines der Augen</translation>
    </message>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>One over the median time from sample to sample; without samples what the file says</source>
        <translation>Eins durch die mittlere Zeit (Median) von Wert zu Wert; ohne Abtastwerte, was die Datei sagt</translation>
    </message>
    <message>
        <source>gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Times without gaze of 75 ms or more (at least 2.5 samples)</source>
        <translation>Zeiten ohne Blick von 75 ms oder mehr (mindestens 2,5 Abtastwerte)</translation>
    </message>
    <message>
        <source>longest gap</source>
        <translation>längste Lücke</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>The longest time without gaze between two samples with gaze</source>
        <translation>Die längste Zeit ohne Blick zwischen zwei Abtastwerten mit Blick</translation>
    </message>
    <message>
        <source>fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>As read, or detected in samples; the left eye&apos;s where both were tracked</source>
        <translation>Wie gelesen oder in Abtastwerten gefunden; die des linken Auges, wo beide gemessen wurden</translation>
    </message>
    <message>
        <source>fixation duration</source>
        <translation>Fixationsdauer</translation>
    </message>
    <message>
        <source>Mean over fixations</source>
        <translation>Mittel über Fixationen</translation>
    </message>
    <message>
        <source>saccade amplitude</source>
        <translation>Sakkadenamplitude</translation>
    </message>
    <message>
        <source>Mean over saccades, as read or detected; without saccades the way from each fixation to the next</source>
        <translation>Mittel über Sakkaden, gelesen oder gefunden; ohne Sakkaden der Weg von jeder Fixation zur nächsten</translation>
    </message>
    <message>
        <source>off stimulus</source>
        <translation>neben Stimulus</translation>
    </message>
    <message>
        <source>Fixations beside the stimulus; samples where there are no fixations</source>
        <translation>Fixationen neben dem Stimulus; Abtastwerte, wo es keine Fixationen gibt</translation>
    </message>
    <message>
        <source>Bounds cut %1 of %2 observers and take away %3 % of the sum.</source>
        <translation>Grenzen beschneiden %1 von %2 Beobachtern und nehmen %3 % der Summe weg.</translation>
    </message>
    <message>
        <source>area &quot;%1&quot;</source>
        <translation>AOI „%1“</translation>
    </message>
    <message>
        <source>a rectangle is four finite numbers: x y width height</source>
        <translation>ein Rechteck sind vier endliche Zahlen: x y Breite Höhe</translation>
    </message>
    <message>
        <source>an ellipse is four finite numbers: centre x, centre y and the two radii</source>
        <translation>eine Ellipse sind vier endliche Zahlen: Mitte x, Mitte y und die zwei Radien</translation>
    </message>
    <message>
        <source>a polygon is x y of 3 to 1000 corners, finite numbers</source>
        <translation>ein Polygon sind x y von 3 bis 1000 Ecken, endliche Zahlen</translation>
    </message>
    <message>
        <source>%1 has other numbers than its shape needs</source>
        <translation>%1 hat andere Zahlen, als seine Form braucht</translation>
    </message>
    <message>
        <source>%1 has no extent</source>
        <translation>%1 hat keine Ausdehnung</translation>
    </message>
    <message>
        <source>width and height, or both radii, above 0</source>
        <translation>Breite und Höhe, oder beide Radien, über 0</translation>
    </message>
    <message>
        <source>corners that are not all on one line</source>
        <translation>Ecken, die nicht alle auf einer Linie liegen</translation>
    </message>
    <message>
        <source>the outline of %1 crosses or touches itself</source>
        <translation>der Umriss von %1 schneidet oder berührt sich selbst</translation>
    </message>
    <message>
        <source>corners in order around the area, each once</source>
        <translation>Ecken der Reihe nach um die AOI herum, jede einmal</translation>
    </message>
    <message>
        <source>%1 has %2 keyframes</source>
        <translation>%1 hat %2 Schlüsselbilder</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 has a keyframe at %2 ms</source>
        <translation>%1 hat ein Schlüsselbild bei %2 ms</translation>
    </message>
    <message>
        <source>times from 0 to 1e9 ms since the stimulus appeared, each later than the one before</source>
        <translation>Zeiten von 0 bis 1e9 ms seit Erscheinen des Stimulus, jede später als die vorige</translation>
    </message>
    <message>
        <source>%1 at %2 ms</source>
        <translation>%1 bei %2 ms</translation>
    </message>
    <message>
        <source>%1 is never visible</source>
        <translation>%1 ist nie sichtbar</translation>
    </message>
    <message>
        <source>at least one visible keyframe</source>
        <translation>mindestens ein sichtbares Schlüsselbild</translation>
    </message>
    <message>
        <source>%1 lies outside the picture in every visible keyframe</source>
        <translation>%1 liegt in jedem sichtbaren Schlüsselbild außerhalb des Bildes</translation>
    </message>
    <message>
        <source>at least one that is on the picture</source>
        <translation>mindestens eines, das auf dem Bild liegt</translation>
    </message>
    <message>
        <source>%1 lies outside the picture</source>
        <translation>%1 liegt außerhalb des Bildes</translation>
    </message>
    <message>
        <source>pixels of the picture, from 0 0 to %1 %2</source>
        <translation>Pixel des Bildes, von 0 0 bis %1 %2</translation>
    </message>
    <message>
        <source>there is no area of interest</source>
        <translation>es gibt keine AOI</translation>
    </message>
    <message>
        <source>at least one: name, shape, points</source>
        <translation>mindestens eine: name, shape, points</translation>
    </message>
    <message>
        <source>%1 areas are too many</source>
        <translation>%1 AOIs sind zu viele</translation>
    </message>
    <message>
        <source>area %1 has no name</source>
        <translation>AOI %1 hat keinen Namen</translation>
    </message>
    <message>
        <source>a name; it will be published</source>
        <translation>einen Namen; er wird veröffentlicht</translation>
    </message>
    <message>
        <source>two areas are called &quot;%1&quot;</source>
        <translation>zwei AOIs heißen „%1“</translation>
    </message>
    <message>
        <source>a name of its own for each</source>
        <translation>jeder einen eigenen Namen</translation>
    </message>
    <message>
        <source>a table with the columns name,shape,points: rectangle x y width height, ellipse cx cy rx ry, polygon x y x y …; or JSON of Nictate, LabelMe or Tobii Pro Lab</source>
        <translation>eine Tabelle mit den Spalten name,shape,points: rectangle x y Breite Höhe, ellipse cx cy rx ry, polygon x y x y …; oder JSON von Nictate, LabelMe oder Tobii Pro Lab</translation>
    </message>
    <message>
        <source>Nictate&apos;s own areas, LabelMe&apos;s &quot;shapes&quot; or Tobii Pro Lab&apos;s &quot;Aois&quot;</source>
        <translation>Nictates eigene AOIs, „shapes“ von LabelMe oder „Aois“ von Tobii Pro Lab</translation>
    </message>
    <message>
        <source>is not JSON of areas: %1</source>
        <translation>ist kein JSON von AOIs: %1</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>is too large for a list of areas</source>
        <translation>ist zu groß für eine Liste von AOIs</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>höchstens 64 MB</translation>
    </message>
    <message>
        <source>was drawn on a picture of %1</source>
        <translation>wurde auf einem Bild von %1 gezeichnet</translation>
    </message>
    <message>
        <source>this one has %1; scale the areas to it</source>
        <translation>dieses hat %1; skalieren Sie die AOIs darauf</translation>
    </message>
    <message>
        <source>says when areas are visible and holds no shapes</source>
        <translation>sagt, wann AOIs sichtbar sind, und enthält keine Formen</translation>
    </message>
    <message>
        <source>areas of the same names, from another file, which then get these times</source>
        <translation>AOIs gleichen Namens aus einer anderen Datei, die dann diese Zeiten bekommen</translation>
    </message>
    <message>
        <source>has no area of stimulus %1</source>
        <translation>hat keine AOI des Stimulus %1</translation>
    </message>
    <message>
        <source>it names %1 and %2 more</source>
        <translation>sie nennt %1 und %2 weitere</translation>
    </message>
    <message>
        <source>says when area %1 is visible, which has keyframes of its own</source>
        <translation>sagt, wann AOI %1 sichtbar ist; sie hat eigene Schlüsselbilder</translation>
    </message>
    <message>
        <source>an area without keyframes</source>
        <translation>eine AOI ohne Schlüsselbilder</translation>
    </message>
    <message>
        <source>has no times of an area of stimulus %1 that is here</source>
        <translation>hat keine Zeiten einer AOI des Stimulus %1, die es hier gibt</translation>
    </message>
    <message>
        <source>a GazePlotter workspace whose areas are visible at times</source>
        <translation>ein Arbeitsbereich von GazePlotter, dessen AOIs zeitweise sichtbar sind</translation>
    </message>
    <message>
        <source>areas named as there, such as %1 on %2</source>
        <translation>AOIs, die wie dort heißen, etwa %1 auf %2</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 of %2 on this stimulus have no durations of fixations: their dwell is 0; fixations and looked are not touched by that</source>
        <translation>%1 von %2 auf diesem Stimulus haben keine Fixationsdauern: Ihre Verweildauer ist 0; Fixationen und Angesehen berührt das nicht</translation>
    </message>
    <message>
        <source>%1 of %2 on this stimulus have no times: a fixation is taken to begin when those before it have ended, in their order</source>
        <translation>%1 von %2 auf diesem Stimulus haben keine Zeiten: Eine Fixation gilt als begonnen, wenn die davor zu Ende sind, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>%1 of %2 on this stimulus do not say when it appeared or when fixations began: such fixations count in no moving area</source>
        <translation>%1 von %2 auf diesem Stimulus sagen nicht, wann er erschien oder wann Fixationen begannen: Solche Fixationen zählen in keiner bewegten AOI</translation>
    </message>
    <message>
        <source>Dwell share</source>
        <translation>Verweilanteil</translation>
    </message>
    <message>
        <source>How much of an observer&apos;s looking at the picture went to the area, 0 to 1.</source>
        <translation>Wie viel vom Ansehen des Bildes durch eine Person auf die AOI entfiel, 0 bis 1.</translation>
    </message>
    <message>
        <source>Looked</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>The share of observers who looked at the area at all.</source>
        <translation>Der Anteil der Beobachter, die die AOI überhaupt ansahen.</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>How many fixations an observer made in the area.</source>
        <translation>Wie viele Fixationen eine Person in der AOI machte.</translation>
    </message>
    <message>
        <source>Dwell</source>
        <translation>Verweildauer</translation>
    </message>
    <message>
        <source>How long an observer looked at the area.</source>
        <translation>Wie lange eine Person die AOI ansah.</translation>
    </message>
    <message>
        <source>First fixation</source>
        <translation>Erste Fixation</translation>
    </message>
    <message>
        <source>When an observer first looked at the area; the presentation time where they never did.</source>
        <translation>Wann eine Person die AOI zuerst ansah; die Darbietungszeit, wo sie es nie tat.</translation>
    </message>
    <message>
        <source>Transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>How often an observer&apos;s gaze went from one area to another.</source>
        <translation>Wie oft der Blick einer Person von einer AOI zu einer anderen ging.</translation>
    </message>
    <message>
        <source>Feature mean</source>
        <translation>Merkmalsmittel</translation>
    </message>
    <message>
        <source>A person&apos;s mean of the feature over their recordings, within public bounds.</source>
        <translation>Das Mittel des Merkmals einer Person über ihre Aufzeichnungen, innerhalb öffentlicher Grenzen.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>%1, with commas between</source>
        <translation>%1, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>one observer looks at one place for long, or at another once; eight areas lie on each</source>
        <translation>eine Person sieht lange auf einen Ort, oder einmal auf einen anderen; auf jedem liegen acht AOIs</translation>
    </message>
    <message>
        <source>one person&apos;s features all lie at their upper bounds, or all at their lower</source>
        <translation>die Merkmale einer Person liegen alle an ihren oberen Grenzen, oder alle an ihren unteren</translation>
    </message>
    <message>
        <source>the table lies far out in the direction of the change</source>
        <translation>die Tabelle liegt weit außen in Richtung der Änderung</translation>
    </message>
    <message>
        <source>the table lies as much nearer to the one than to the other as it can</source>
        <translation>die Tabelle liegt der einen so viel näher als der anderen, wie sie kann</translation>
    </message>
    <message>
        <source>half the noise</source>
        <translation>halbes Rauschen</translation>
    </message>
    <message>
        <source>a fifth less noise</source>
        <translation>ein Fünftel weniger Rauschen</translation>
    </message>
    <message>
        <source>a look counts in every area it is in and is not scaled down</source>
        <translation>ein Blick zählt in jeder AOI, in der er liegt, und wird nicht verkleinert</translation>
    </message>
    <message>
        <source>the presentation time read from the data</source>
        <translation>die Darbietungszeit aus den Daten gelesen</translation>
    </message>
    <message>
        <source>nothing is promised</source>
        <translation>nichts ist garantiert</translation>
    </message>
    <message>
        <source>the promise is broken</source>
        <translation>die Garantie ist verletzt</translation>
    </message>
    <message>
        <source>no breach found</source>
        <translation>keine Verletzung gefunden</translation>
    </message>
    <message>
        <source>one observer looks at one corner, or at the opposite one</source>
        <translation>eine Person sieht auf eine Ecke, oder auf die gegenüberliegende</translation>
    </message>
    <message>
        <source>one observer looks everywhere, or nowhere</source>
        <translation>eine Person sieht überallhin, oder nirgendwohin</translation>
    </message>
    <message>
        <source>the map lies far out in the direction of the change</source>
        <translation>die Heatmap liegt weit außen in Richtung der Änderung</translation>
    </message>
    <message>
        <source>every cell lies at or beyond the first map, seen from the second</source>
        <translation>jede Zelle liegt bei oder jenseits der ersten Heatmap, von der zweiten aus gesehen</translation>
    </message>
    <message>
        <source>one of twelve observers looks at one corner in every window of time, or at the opposite one, far too late</source>
        <translation>eine von zwölf Personen sieht in jedem Zeitfenster auf eine Ecke, oder viel zu spät auf die gegenüberliegende</translation>
    </message>
    <message>
        <source>the heatmap over time lies far out in the direction of the change</source>
        <translation>die Heatmap über die Zeit liegt weit außen in Richtung der Änderung</translation>
    </message>
    <message>
        <source>a cell&apos;s cap one higher than the noise is made for</source>
        <translation>eine Zellkappung um eins höher, als das Rauschen vorsieht</translation>
    </message>
    <message>
        <source>a clip twice as long as the noise is made for</source>
        <translation>eine Kappung doppelt so lang, wie das Rauschen vorsieht</translation>
    </message>
    <message>
        <source>the sum is clipped, not each observer</source>
        <translation>die Summe wird gekappt, nicht jede Person</translation>
    </message>
    <message>
        <source>windows of time clipped one by one, at one budget</source>
        <translation>Zeitfenster einzeln gekappt, bei einem Budget</translation>
    </message>
    <message>
        <source>how long it was shown is read from the data</source>
        <translation>wie lange gezeigt wurde, aus den Daten gelesen</translation>
    </message>
    <message>
        <source>the noise divided twice by the number of observers</source>
        <translation>das Rauschen zweimal durch die Zahl der Beobachter geteilt</translation>
    </message>
    <message>
        <source>Gaussian noise of the Laplace noise&apos;s scale</source>
        <translation>Gauß-Rauschen in der Skala des Laplace-Rauschens</translation>
    </message>
    <message>
        <source>a standard deviation taken for the scale</source>
        <translation>eine Standardabweichung für die Skala gehalten</translation>
    </message>
    <message>
        <source>no room for the program&apos;s input in the temporary folder</source>
        <translation>kein Platz für die Eingabe des Programms im temporären Ordner</translation>
    </message>
    <message>
        <source>one number a line; line %1 is &quot;%2&quot;</source>
        <translation>eine Zahl je Zeile; Zeile %1 ist „%2“</translation>
    </message>
    <message>
        <source>one number for each of %1 lines, not %2 numbers</source>
        <translation>eine Zahl für jede von %1 Zeilen, nicht %2 Zahlen</translation>
    </message>
    <message>
        <source>the quote&apos;s end</source>
        <translation>das Ende des Zitats</translation>
    </message>
    <message>
        <source>a program and its arguments</source>
        <translation>ein Programm und seine Argumente</translation>
    </message>
    <message>
        <source>one that adds noise to signals: this one promises no ε, there is nothing to audit</source>
        <translation>einen, der Signalen Rauschen hinzufügt: Dieser verspricht kein ε, es gibt nichts zu prüfen</translation>
    </message>
    <message>
        <source>one signal runs at one end of its range, or at the other end, where that moves what is released most</source>
        <translation>ein Signal läuft an einem Ende seiner Spannweite, oder am anderen, wo das am meisten bewegt, was veröffentlicht wird</translation>
    </message>
    <message>
        <source>the coefficients lie far out in the direction of the change</source>
        <translation>die Koeffizienten liegen weit außen in Richtung der Änderung</translation>
    </message>
    <message>
        <source>every value lies at or beyond that of the first signal, seen from the second</source>
        <translation>jeder Wert liegt bei oder jenseits dem des ersten Signals, vom zweiten aus gesehen</translation>
    </message>
    <message>
        <source>a missing √n: the transform&apos;s factor is forgotten</source>
        <translation>ein fehlendes √n: Der Faktor der Transformation ist vergessen</translation>
    </message>
    <message>
        <source>noise on the real parts only</source>
        <translation>Rauschen nur auf den Realteilen</translation>
    </message>
    <message>
        <source>the noise divided by the number of chunks</source>
        <translation>das Rauschen durch die Zahl der Abschnitte geteilt</translation>
    </message>
    <message>
        <source>one that promises an ε for gaze: this one does not, there is nothing to audit</source>
        <translation>einen, der für Blickdaten ein ε verspricht: Dieser tut es nicht, es gibt nichts zu prüfen</translation>
    </message>
    <message>
        <source>gaze rests at one place for one window of samples, or at another, as far off as the radius</source>
        <translation>der Blick ruht ein Fenster von Abtastwerten lang auf einem Ort, oder auf einem anderen, so weit entfernt wie der Radius</translation>
    </message>
    <message>
        <source>the position published first lies within a third of the radius of the first place and is repeated to the end</source>
        <translation>die zuerst veröffentlichte Position liegt höchstens ein Drittel des Radius vom ersten Ort und wird bis zum Ende wiederholt</translation>
    </message>
    <message>
        <source>over the window, what is published lies nearer to the first place than to the second by four fifths of the radius</source>
        <translation>über das Fenster liegt das Veröffentlichte dem ersten Ort um vier Fünftel des Radius näher als dem zweiten</translation>
    </message>
    <message>
        <source>an attribute with 2 to 6 values; it has %1</source>
        <translation>ein Attribut mit 2 bis 6 Werten; es hat %1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>two observers or more in every group; group %1 has one</source>
        <translation>zwei Beobachter oder mehr in jeder Gruppe; Gruppe %1 hat einen</translation>
    </message>
    <message>
        <source>a study with attributes of people</source>
        <translation>eine Studie mit Attributen von Personen</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 task (a stimulus in a condition): everybody has all.</source>
        <translation>%1 Aufgabe (ein Stimulus in einer Bedingung): alle haben sie.</translation>
    </message>
    <message>
        <source>%1 tasks (a stimulus in a condition): everybody has all.</source>
        <translation>%1 Aufgaben (ein Stimulus in einer Bedingung): alle haben alle.</translation>
    </message>
    <message>
        <source>%1 task (a stimulus in a condition): not everybody has all.</source>
        <translation>%1 Aufgabe (ein Stimulus in einer Bedingung): nicht alle haben sie.</translation>
    </message>
    <message>
        <source>%1 tasks (a stimulus in a condition): not everybody has all.</source>
        <translation>%1 Aufgaben (ein Stimulus in einer Bedingung): nicht alle haben alle.</translation>
    </message>
    <message>
        <source>%1 condition of feature tables: everybody has all.</source>
        <translation>%1 Bedingung der Merkmalstabellen: alle haben sie.</translation>
    </message>
    <message>
        <source>%1 conditions of feature tables: everybody has all.</source>
        <translation>%1 Bedingungen der Merkmalstabellen: alle haben alle.</translation>
    </message>
    <message>
        <source>%1 condition of feature tables: not everybody has all.</source>
        <translation>%1 Bedingung der Merkmalstabellen: nicht alle haben sie.</translation>
    </message>
    <message>
        <source>%1 conditions of feature tables: not everybody has all.</source>
        <translation>%1 Bedingungen der Merkmalstabellen: nicht alle haben alle.</translation>
    </message>
    <message>
        <source>%1 entry of how the files are read: guessed from what they hold.</source>
        <translation>%1 Eintrag, wie die Dateien gelesen werden: aus ihrem Inhalt geraten.</translation>
    </message>
    <message>
        <source>%1 entries of how the files are read: guessed from what they hold.</source>
        <translation>%1 Einträge, wie die Dateien gelesen werden: aus ihrem Inhalt geraten.</translation>
    </message>
    <message>
        <source>%1 person took part.</source>
        <translation>%1 Person hat teilgenommen.</translation>
    </message>
    <message>
        <source>%1 people took part.</source>
        <translation>%1 Personen haben teilgenommen.</translation>
    </message>
    <message>
        <source>%1 stimulus was shown: %2.</source>
        <translation>%1 Stimulus wurde gezeigt: %2.</translation>
    </message>
    <message>
        <source>%1 stimuli were shown: %2.</source>
        <translation>%1 Stimuli wurden gezeigt: %2.</translation>
    </message>
    <message>
        <source>A table of features has at most %1 row.</source>
        <translation>Eine Merkmalstabelle hat höchstens %1 Zeile.</translation>
    </message>
    <message>
        <source>A table of features has at most %1 rows.</source>
        <translation>Eine Merkmalstabelle hat höchstens %1 Zeilen.</translation>
    </message>
    <message>
        <source>%1 file in the folder is not read: %2.</source>
        <translation>%1 Datei im Ordner wird nicht gelesen: %2.</translation>
    </message>
    <message>
        <source>%1 files in the folder are not read: %2.</source>
        <translation>%1 Dateien im Ordner werden nicht gelesen: %2.</translation>
    </message>
    <message>
        <source>The sampling rate is %1 Hz.</source>
        <translation>Die Abtastrate ist %1 Hz.</translation>
    </message>
    <message>
        <source>A recording lasts at most %1 s.</source>
        <translation>Eine Aufzeichnung dauert höchstens %1 s.</translation>
    </message>
    <message>
        <source>an entry this Nictate knows; nictate-cli inspect --json lists them</source>
        <translation>einen Eintrag, den dieses Nictate kennt; nictate-cli inspect --json führt sie auf</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>pixels from the screen&apos;s centre, counted upwards</source>
        <translation>Pixeln von der Mitte des Bildschirms, nach oben gezählt</translation>
    </message>
    <message>
        <source>fractions of the stimulus</source>
        <translation>Anteile des Stimulus</translation>
    </message>
    <message>
        <source>fractions of the stimulus, counted upwards</source>
        <translation>Anteile des Stimulus, nach oben gezählt</translation>
    </message>
    <message>
        <source>hundredths of the stimulus</source>
        <translation>Hundertstel des Stimulus</translation>
    </message>
    <message>
        <source>degrees from the middle</source>
        <translation>Grad von der Mitte aus</translation>
    </message>
    <message>
        <source>radians from the middle</source>
        <translation>Radiant von der Mitte aus</translation>
    </message>
    <message>
        <source>directions of gaze</source>
        <translation>Blickrichtungen</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>microseconds</source>
        <translation>Mikrosekunden</translation>
    </message>
    <message>
        <source>nanoseconds</source>
        <translation>Nanosekunden</translation>
    </message>
    <message>
        <source>steps of 100 nanoseconds</source>
        <translation>Schritte von 100 Nanosekunden</translation>
    </message>
    <message>
        <source>their files, one person each</source>
        <translation>ihre Dateien, je eine Person</translation>
    </message>
    <message>
        <source>their folders, one person each</source>
        <translation>ihre Ordner, je eine Person</translation>
    </message>
    <message>
        <source>the names of their files</source>
        <translation>die Namen ihrer Dateien</translation>
    </message>
    <message>
        <source>nothing: all are one person</source>
        <translation>nichts: alle sind eine Person</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>Blickdaten</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>which program or tracker wrote it</source>
        <translation>welches Programm oder Gerät es schrieb</translation>
    </message>
    <message>
        <source>the files are read as %1</source>
        <translation>die Dateien werden gelesen als %1</translation>
    </message>
    <message>
        <source>files that are not read</source>
        <translation>Dateien, die nicht gelesen werden</translation>
    </message>
    <message>
        <source>these files are left out: %1</source>
        <translation>diese Dateien werden weggelassen: %1</translation>
    </message>
    <message>
        <source>which of several studies in the folder is read</source>
        <translation>welche von mehreren Studien im Ordner gelesen wird</translation>
    </message>
    <message>
        <source>of the studies in the folder %1 is read</source>
        <translation>von den Studien im Ordner wird %1 gelesen</translation>
    </message>
    <message>
        <source>gaze, or features computed before</source>
        <translation>Blickdaten oder vorher berechnete Merkmale</translation>
    </message>
    <message>
        <source>the tables hold %1</source>
        <translation>die Tabellen enthalten %1</translation>
    </message>
    <message>
        <source>the sign between two cells</source>
        <translation>was zwischen zwei Zellen steht</translation>
    </message>
    <message>
        <source>cells are separated by a %1</source>
        <translation>Zellen sind getrennt durch %1</translation>
    </message>
    <message>
        <source>what the columns are called where the table does not say</source>
        <translation>wie die Spalten heißen, wo die Tabelle es nicht sagt</translation>
    </message>
    <message>
        <source>the header is read as %1</source>
        <translation>der Kopf wird gelesen als %1</translation>
    </message>
    <message>
        <source>the decimal sign</source>
        <translation>das Dezimalzeichen</translation>
    </message>
    <message>
        <source>numbers have a decimal %1</source>
        <translation>Zahlen haben als Dezimalzeichen %1</translation>
    </message>
    <message>
        <source>the column that holds it</source>
        <translation>die Spalte, die es enthält</translation>
    </message>
    <message>
        <source>%1 holds it</source>
        <translation>%1 enthält es</translation>
    </message>
    <message>
        <source>columns that describe people</source>
        <translation>Spalten, die Personen beschreiben</translation>
    </message>
    <message>
        <source>people are described by %1</source>
        <translation>Personen werden beschrieben durch %1</translation>
    </message>
    <message>
        <source>columns that tell one person&apos;s recordings apart</source>
        <translation>Spalten, die Aufzeichnungen einer Person unterscheiden</translation>
    </message>
    <message>
        <source>one person&apos;s recordings are told apart by %1</source>
        <translation>Aufzeichnungen einer Person unterscheiden sich durch %1</translation>
    </message>
    <message>
        <source>columns that are features</source>
        <translation>Spalten, die Merkmale sind</translation>
    </message>
    <message>
        <source>features are %1</source>
        <translation>Merkmale sind %1</translation>
    </message>
    <message>
        <source>rows that count: column=value|value</source>
        <translation>Zeilen, die zählen: Spalte=Wert|Wert</translation>
    </message>
    <message>
        <source>rows count where %1</source>
        <translation>Zeilen zählen, wo %1</translation>
    </message>
    <message>
        <source>how rows begin that name what is shown from there on</source>
        <translation>wie Zeilen beginnen, die nennen, was von dort an gezeigt wird</translation>
    </message>
    <message>
        <source>what is shown is named behind &quot;%1&quot;</source>
        <translation>was gezeigt wird, steht hinter „%1“</translation>
    </message>
    <message>
        <source>how the names of the files end that are read, of several kinds</source>
        <translation>wie die Namen der gelesenen Dateien enden, bei mehreren Arten</translation>
    </message>
    <message>
        <source>files are read whose names end with %1</source>
        <translation>gelesen werden Dateien, deren Namen enden auf %1</translation>
    </message>
    <message>
        <source>what one row of a table is</source>
        <translation>was eine Zeile einer Tabelle ist</translation>
    </message>
    <message>
        <source>rows are %1</source>
        <translation>Zeilen sind %1</translation>
    </message>
    <message>
        <source>which words in a validity column mean gaze</source>
        <translation>welche Wörter in einer Gültigkeitsspalte Blick bedeuten</translation>
    </message>
    <message>
        <source>gaze counts where its validity is %1</source>
        <translation>Blick zählt, wo seine Gültigkeit ist: %1</translation>
    </message>
    <message>
        <source>a position that means the eye was lost</source>
        <translation>eine Position, die bedeutet, dass das Auge verloren war</translation>
    </message>
    <message>
        <source>a position of %1 means that the eye was lost</source>
        <translation>die Position %1 bedeutet, dass das Auge verloren war</translation>
    </message>
    <message>
        <source>the unit of positions</source>
        <translation>die Einheit der Positionen</translation>
    </message>
    <message>
        <source>positions are read as %1</source>
        <translation>Positionen werden gelesen als %1</translation>
    </message>
    <message>
        <source>where a direction&apos;s x points</source>
        <translation>wohin das x einer Richtung zeigt</translation>
    </message>
    <message>
        <source>directions point %1 along x</source>
        <translation>Richtungen zeigen längs x nach %1</translation>
    </message>
    <message>
        <source>the unit of times</source>
        <translation>die Einheit der Zeiten</translation>
    </message>
    <message>
        <source>times are read as %1</source>
        <translation>Zeiten werden gelesen als %1</translation>
    </message>
    <message>
        <source>the unit of durations</source>
        <translation>die Einheit der Dauern</translation>
    </message>
    <message>
        <source>durations are read as %1</source>
        <translation>Dauern werden gelesen als %1</translation>
    </message>
    <message>
        <source>pixels of the screen</source>
        <translation>Pixel des Bildschirms</translation>
    </message>
    <message>
        <source>the screen is %1</source>
        <translation>der Bildschirm hat %1</translation>
    </message>
    <message>
        <source>pixels of stimuli without a picture</source>
        <translation>Pixel von Stimuli ohne Bild</translation>
    </message>
    <message>
        <source>stimuli without a picture are %1</source>
        <translation>Stimuli ohne Bild haben %1</translation>
    </message>
    <message>
        <source>columns whose rows state the screen: width|height, or one of both</source>
        <translation>Spalten, deren Zeilen den Bildschirm nennen: width|height, oder eine für beides</translation>
    </message>
    <message>
        <source>%1 state the screen</source>
        <translation>%1 nennen den Bildschirm</translation>
    </message>
    <message>
        <source>columns whose rows state where on the screen the picture lies: x|y, its size there and its own size</source>
        <translation>Spalten, deren Zeilen nennen, wo auf dem Bildschirm das Bild liegt: x|y, seine Größe dort und seine eigene Größe</translation>
    </message>
    <message>
        <source>%1 state where the picture lies on the screen</source>
        <translation>%1 nennen, wo das Bild auf dem Bildschirm liegt</translation>
    </message>
    <message>
        <source>the column that states how long a blink lasted that ends there</source>
        <translation>die Spalte, die nennt, wie lange ein dort endender Lidschlag dauerte</translation>
    </message>
    <message>
        <source>blinks are told by column %1</source>
        <translation>Lidschläge nennt die Spalte %1</translation>
    </message>
    <message>
        <source>the line above a table that states the screen</source>
        <translation>die Zeile über einer Tabelle, die den Bildschirm nennt</translation>
    </message>
    <message>
        <source>the screen is stated in line %1</source>
        <translation>der Bildschirm steht in der Zeile %1</translation>
    </message>
    <message>
        <source>from the eye to the screen</source>
        <translation>vom Auge zum Bildschirm</translation>
    </message>
    <message>
        <source>people sat %1 mm before the screen</source>
        <translation>man saß %1 mm vor dem Bildschirm</translation>
    </message>
    <message>
        <source>width and height of the screen</source>
        <translation>Breite und Höhe des Bildschirms</translation>
    </message>
    <message>
        <source>the screen measures %1 mm</source>
        <translation>der Bildschirm misst %1 mm</translation>
    </message>
    <message>
        <source>degrees a stimulus spans</source>
        <translation>Grad, die ein Stimulus überspannt</translation>
    </message>
    <message>
        <source>a stimulus spans %1 degrees</source>
        <translation>ein Stimulus überspannt %1 Grad</translation>
    </message>
    <message>
        <source>how people are told apart</source>
        <translation>wie Personen unterschieden werden</translation>
    </message>
    <message>
        <source>people are told apart by %1</source>
        <translation>Personen unterscheiden sich durch %1</translation>
    </message>
    <message>
        <source>the line above a table that names a person&apos;s recording</source>
        <translation>die Zeile über einer Tabelle, die die Aufzeichnung einer Person nennt</translation>
    </message>
    <message>
        <source>recordings are named by the line %1</source>
        <translation>Aufzeichnungen nennt die Zeile %1</translation>
    </message>
    <message>
        <source>the files that say who wore the tracker in which recording</source>
        <translation>die Dateien, die sagen, wer den Tracker in welcher Aufzeichnung trug</translation>
    </message>
    <message>
        <source>who wore the tracker is read in %1</source>
        <translation>wer den Tracker trug, steht in %1</translation>
    </message>
    <message>
        <source>whether spellings of one id are one person</source>
        <translation>ob Schreibweisen einer Kennung eine Person sind</translation>
    </message>
    <message>
        <source>ids that differ in spelling alone are %1</source>
        <translation>Kennungen, die sich nur in der Schreibweise unterscheiden, gelten als %1</translation>
    </message>
    <message>
        <source>how the files of a folder are named</source>
        <translation>wie die Dateien eines Ordners heißen</translation>
    </message>
    <message>
        <source>files are named %1</source>
        <translation>Dateien heißen %1</translation>
    </message>
    <message>
        <source>how stimuli are told apart</source>
        <translation>wie Stimuli unterschieden werden</translation>
    </message>
    <message>
        <source>stimuli are told apart by %1</source>
        <translation>Stimuli unterscheiden sich durch %1</translation>
    </message>
    <message>
        <source>the column of the whole (a book) that a stimulus (a page) is a part of</source>
        <translation>die Spalte des Ganzen (eines Buchs), von dem ein Stimulus (eine Seite) ein Teil ist</translation>
    </message>
    <message>
        <source>stimuli are parts of what column %1 says</source>
        <translation>Stimuli sind Teile dessen, was die Spalte %1 sagt</translation>
    </message>
    <message>
        <source>pictures a second of stimuli that move</source>
        <translation>Bilder je Sekunde bei bewegten Stimuli</translation>
    </message>
    <message>
        <source>stimuli that move show %1 pictures a second</source>
        <translation>bewegte Stimuli zeigen %1 Bilder je Sekunde</translation>
    </message>
    <message>
        <source>seconds a recording lasts at most</source>
        <translation>Sekunden, die eine Aufzeichnung höchstens dauert</translation>
    </message>
    <message>
        <source>a recording lasts at most %1 s</source>
        <translation>eine Aufzeichnung dauert höchstens %1 s</translation>
    </message>
    <message>
        <source>samples a second where files do not say</source>
        <translation>Abtastwerte je Sekunde, wo Dateien es nicht sagen</translation>
    </message>
    <message>
        <source>there are %1 samples a second</source>
        <translation>es gibt %1 Abtastwerte je Sekunde</translation>
    </message>
    <message>
        <source>how fixations are found where only samples exist</source>
        <translation>wie Fixationen gefunden werden, wo es nur Abtastwerte gibt</translation>
    </message>
    <message>
        <source>fixations are found by %1</source>
        <translation>Fixationen werden gefunden durch %1</translation>
    </message>
    <message>
        <source>degrees a second a saccade reaches</source>
        <translation>Grad je Sekunde, die eine Sakkade erreicht</translation>
    </message>
    <message>
        <source>a saccade is faster than %1° a second</source>
        <translation>eine Sakkade ist schneller als %1° je Sekunde</translation>
    </message>
    <message>
        <source>degrees a fixation extends at most</source>
        <translation>Grad, über die sich eine Fixation höchstens erstreckt</translation>
    </message>
    <message>
        <source>a fixation extends over %1° at most</source>
        <translation>eine Fixation erstreckt sich höchstens über %1°</translation>
    </message>
    <message>
        <source>seconds a fixation lasts at least</source>
        <translation>Sekunden, die eine Fixation mindestens dauert</translation>
    </message>
    <message>
        <source>a fixation lasts %1 s at least</source>
        <translation>eine Fixation dauert mindestens %1 s</translation>
    </message>
    <message>
        <source>no column is read as %1</source>
        <translation>keine Spalte wird als %1 gelesen</translation>
    </message>
    <message>
        <source>%1 is column &quot;%2&quot;</source>
        <translation>%1 ist die Spalte „%2“</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>how the study is read was guessed from people&apos;s data: %1; say it with these options, or confirm all with inspect --write-plan</source>
        <translation>wie die Studie gelesen wird, wurde aus den Daten von Personen geraten: %1; sagen Sie es mit diesen Optionen, oder bestätigen Sie alles mit inspect --write-plan</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, Zeile %2, Spalte %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>a classifier of rows</source>
        <translation>ein Klassifikator von Zeilen</translation>
    </message>
    <message>
        <source>Means of recordings</source>
        <translation>Mittel der Aufzeichnungen</translation>
    </message>
    <message>
        <source>Means, matched one to one</source>
        <translation>Mittel, eins zu eins zugeordnet</translation>
    </message>
    <message>
        <source>Size of the noise</source>
        <translation>Größe des Rauschens</translation>
    </message>
    <message>
        <source>Originals known</source>
        <translation>Originale bekannt</translation>
    </message>
    <message>
        <source>Two releases matched</source>
        <translation>Zwei Veröffentlichungen</translation>
    </message>
    <message>
        <source>11 nearest neighbours</source>
        <translation>11 nächste Nachbarn</translation>
    </message>
    <message>
        <source>Support vector machine</source>
        <translation>Support-Vektor-Maschine</translation>
    </message>
    <message>
        <source>Decision tree</source>
        <translation>Entscheidungsbaum</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Random Forest</translation>
    </message>
    <message>
        <source>likelihood</source>
        <translation>Likelihood</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>strangers&apos; halves need at least two recordings</source>
        <translation>Hälften Fremder brauchen mindestens zwei Aufzeichnungen</translation>
    </message>
    <message>
        <source>at least %1 for %2: %3 rows are more than the %4 it takes</source>
        <translation>mindestens %1 für %2: %3 Zeilen sind mehr als die %4, die es verarbeitet</translation>
    </message>
    <message>
        <source>at most %1: an evaluation takes %2 values, and %3 recordings of %4 features have %5</source>
        <translation>höchstens %1: Eine Bewertung verarbeitet %2 Werte, und %3 Aufzeichnungen von %4 Merkmalen haben %5</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>the condition</source>
        <translation>die Bedingung</translation>
    </message>
    <message>
        <source>&quot;</source>
        <translation>&quot;</translation>
    </message>
    <message>
        <source>Not shown: %1 right, where the noise alone gives %2. A verdict needs at least %3 draws.</source>
        <translation>Nicht gezeigt: %1 richtig, wo das Rauschen allein %2 gibt. Ein Urteil braucht mindestens %3 Ziehungen.</translation>
    </message>
    <message>
        <source>Not shown: %1 right, where the noise alone gives %2. About %3 draws would be needed to decide.</source>
        <translation>Nicht gezeigt: %1 richtig, wo das Rauschen allein %2 gibt. Etwa %3 Ziehungen wären nötig, um es zu entscheiden.</translation>
    </message>
    <message>
        <source>Not shown: %1 right, where the noise alone gives %2. About %3 people would be needed to decide.</source>
        <translation>Nicht gezeigt: %1 richtig, wo das Rauschen allein %2 gibt. Etwa %3 Personen wären nötig, um es zu entscheiden.</translation>
    </message>
    <message>
        <source>Not shown: %1 right, where the noise alone gives %2. More draws would not decide it.</source>
        <translation>Nicht gezeigt: %1 richtig, wo das Rauschen allein %2 gibt. Mehr Ziehungen würden es nicht entscheiden.</translation>
    </message>
    <message>
        <source>More than a proven release allows: the claim or the program is wrong, do not release.</source>
        <translation>Mehr, als eine bewiesene Veröffentlichung zulässt: Die Behauptung oder das Programm ist falsch, veröffentlichen Sie nicht.</translation>
    </message>
    <message>
        <source>The original signals give %1 away: a share of %2 is right (chance %3).</source>
        <translation>Die originalen Signale verraten %1: Ein Anteil von %2 ist richtig (Zufall %3).</translation>
    </message>
    <message>
        <source>Reads the data: %1 right, where the noise alone gives %2.</source>
        <translation>Liest die Daten: %1 richtig, wo das Rauschen allein %2 gibt.</translation>
    </message>
    <message>
        <source>Noise only: a constant in place of the signals gives %1 as well.</source>
        <translation>Nur Rauschen: Eine Konstante anstelle der Signale gibt ebenso %1.</translation>
    </message>
    <message>
        <source>Noise only: no better than chance (%1).</source>
        <translation>Nur Rauschen: nicht besser als der Zufall (%1).</translation>
    </message>
    <message>
        <source>blocks | leave-one-condition-out for rbfn</source>
        <translation>blocks | leave-one-condition-out für rbfn</translation>
    </message>
    <message>
        <source>people can be recognised across conditions only where there are at least 2; the study has one</source>
        <translation>Personen können nur dort über Bedingungen erkannt werden, wo es mindestens 2 gibt; die Studie hat eine</translation>
    </message>
    <message>
        <source>one that adds noise, or noise-free</source>
        <translation>einen, der Rauschen hinzufügt, oder noise-free</translation>
    </message>
    <message>
        <source>task narrowing: the study&apos;s participants have no attributes, so nothing is known of them but gaze</source>
        <translation>Aufgabe narrowing: Die Teilnehmenden der Studie haben keine Attribute, also ist nichts von ihnen bekannt als der Blick</translation>
    </message>
    <message>
        <source>one or several of %1</source>
        <translation>eines oder mehrere von %1</translation>
    </message>
    <message>
        <source>each attribute once</source>
        <translation>jedes Attribut einmal</translation>
    </message>
    <message>
        <source>task narrowing: nobody in the study has the attribute %1; there are %2</source>
        <translation>Aufgabe narrowing: Niemand in der Studie hat das Attribut %1; es gibt %2</translation>
    </message>
    <message>
        <source>one of the attributes that are known</source>
        <translation>eines der Attribute, die bekannt sind</translation>
    </message>
    <message>
        <source>a finite number, 0 ≤ within</source>
        <translation>eine endliche Zahl, 0 ≤ within</translation>
    </message>
    <message>
        <source>lda | likelihood, which rank people</source>
        <translation>lda | likelihood, die Personen ordnen</translation>
    </message>
    <message>
        <source>a whole number, 1 ≤ k</source>
        <translation>eine ganze Zahl, 1 ≤ k</translation>
    </message>
    <message>
        <source>task %1: no column of that name says what rows are</source>
        <translation>Aufgabe %1: Keine Spalte dieses Namens sagt, was Zeilen sind</translation>
    </message>
    <message>
        <source>task %1: nobody in the study has the attribute %2</source>
        <translation>Aufgabe %1: Niemand in der Studie hat das Attribut %2</translation>
    </message>
    <message>
        <source>leave-one-person-out</source>
        <translation>je eine Person ausgelassen</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>ausgewogen</translation>
    </message>
    <message>
        <source>halves</source>
        <translation>Hälften</translation>
    </message>
    <message>
        <source>halves-embargo</source>
        <translation>Hälften mit Abstand</translation>
    </message>
    <message>
        <source>halves-two-releases</source>
        <translation>Hälften zweier Veröffentlichungen</translation>
    </message>
    <message>
        <source>leave-one-condition-out</source>
        <translation>je eine Bedingung ausgelassen</translation>
    </message>
    <message>
        <source>originals</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>two-releases</source>
        <translation>zwei Veröffentlichungen</translation>
    </message>
    <message>
        <source>task %1: at least 2 people are needed, the study has %2</source>
        <translation>Aufgabe %1: Mindestens 2 Personen sind nötig, die Studie hat %2</translation>
    </message>
    <message>
        <source>task %1: there is only one class, %2, so there is nothing to tell apart</source>
        <translation>Aufgabe %1: Es gibt nur eine Klasse, %2, also ist nichts zu unterscheiden</translation>
    </message>
    <message>
        <source>balanced classes need at least 3 people, the study has %1</source>
        <translation>ausgewogene Klassen brauchen mindestens 3 Personen, die Studie hat %1</translation>
    </message>
    <message>
        <source>the recordings are too short: no row of a first half is left to learn from, %1 rows before its end</source>
        <translation>die Aufzeichnungen sind zu kurz: Keine Zeile einer ersten Hälfte bleibt zum Lernen, %1 Zeilen vor ihrem Ende</translation>
    </message>
    <message>
        <source>the recordings are too short: no row of a first half is left to learn from</source>
        <translation>die Aufzeichnungen sind zu kurz: Keine Zeile einer ersten Hälfte bleibt zum Lernen</translation>
    </message>
    <message>
        <source>nothing was asked, so there is no interval</source>
        <translation>nichts wurde gefragt, also gibt es kein Intervall</translation>
    </message>
    <message>
        <source>task person: fewer than 2 people have several conditions, so nobody can be linked across them; halves-embargo asks within recordings</source>
        <translation>Aufgabe person: Weniger als 2 Personen haben mehrere Bedingungen, also kann niemand über sie verknüpft werden; halves-embargo fragt innerhalb von Aufzeichnungen</translation>
    </message>
    <message>
        <source>every feature is constant, so there is nothing to recognise</source>
        <translation>jedes Merkmal ist konstant, also ist nichts zu erkennen</translation>
    </message>
    <message>
        <source>a whole number, 1 ≤ every</source>
        <translation>eine ganze Zahl, 1 ≤ every</translation>
    </message>
    <message>
        <source>label column %1: the feature tables have %2</source>
        <translation>Spalte der Bezeichnungen %1: Die Merkmalstabellen haben %2</translation>
    </message>
    <message>
        <source>label column %1: it is the only column there is</source>
        <translation>Spalte der Bezeichnungen %1: Sie ist die einzige Spalte</translation>
    </message>
    <message>
        <source>label column %1 has %2 different numbers; labels are at most %3</source>
        <translation>Spalte der Bezeichnungen %1 hat %2 verschiedene Zahlen; es sind höchstens %3 Bezeichnungen möglich</translation>
    </message>
    <message>
        <source>I-VT: faster steps belong to saccades; 0: 50, from 250 Hz on 30</source>
        <translation>I-VT: Schnellere Schritte gehören zu Sakkaden; 0: 50, ab 250 Hz 30</translation>
    </message>
    <message>
        <source>I-VT: a speed is the slope over this time; 0: one step, from 250 Hz on 0.02</source>
        <translation>I-VT: Eine Geschwindigkeit ist die Steigung über diese Zeit; 0: ein Schritt, ab 250 Hz 0,02</translation>
    </message>
    <message>
        <source>I-VT: shorter fast stretches are noise; 0: one step, from 250 Hz on 0.008</source>
        <translation>I-VT: Kürzere schnelle Strecken sind Rauschen; 0: ein Schritt, ab 250 Hz 0,008</translation>
    </message>
    <message>
        <source>I-VT: fast stretches with less gaze between, also around a blink, are one saccade; 0: none, from 250 Hz on 0.02</source>
        <translation>I-VT: Schnelle Strecken mit weniger Blick dazwischen, auch um einen Lidschlag, sind eine Sakkade; 0: keine, ab 250 Hz 0,02</translation>
    </message>
    <message>
        <source>shorter fixations are none</source>
        <translation>kürzere Fixationen sind keine</translation>
    </message>
    <message>
        <source>I-DT: extent in x plus extent in y of a fixation</source>
        <translation>I-DT: Ausdehnung in x plus Ausdehnung in y einer Fixation</translation>
    </message>
    <message>
        <source>saccades under twice this are small</source>
        <translation>Sakkaden unter dem Doppelten davon sind klein</translation>
    </message>
    <message>
        <source>no event crosses a longer time without gaze</source>
        <translation>kein Ereignis überspannt eine längere Zeit ohne Blick</translation>
    </message>
    <message>
        <source>missing data this long is a blink</source>
        <translation>so lange fehlende Daten sind ein Lidschlag</translation>
    </message>
    <message>
        <source>missing data longer than this is lost tracking</source>
        <translation>länger fehlende Daten sind verlorene Messung</translation>
    </message>
    <message>
        <source>the stimulus&apos; width where no geometry is known; 0: none</source>
        <translation>die Breite des Stimulus, wo keine Geometrie bekannt ist; 0: keine</translation>
    </message>
    <message>
        <source>its height</source>
        <translation>seine Höhe</translation>
    </message>
    <message>
        <source>%1 ≤ %2 ≤ %3 (%4)</source>
        <translation>%1 ≤ %2 ≤ %3 (%4)</translation>
    </message>
    <message>
        <source>at most maximum_blink, %1 s</source>
        <translation>höchstens maximum_blink, %1 s</translation>
    </message>
    <message>
        <source>above 0 exactly when field_of_view_x is</source>
        <translation>über 0 genau dann, wenn field_of_view_x es ist</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>I-DT, dispersion %1°, fixations of at least %2</source>
        <translation>I-DT, Streuung %1°, Fixationen von mindestens %2</translation>
    </message>
    <message>
        <source>%1 °/s over %2 ms</source>
        <translation>%1 °/s über %2 ms</translation>
    </message>
    <message>
        <source>%1 °/s</source>
        <translation>%1 °/s</translation>
    </message>
    <message>
        <source>I-VT, %1, fixations of at least %2</source>
        <translation>I-VT, %1, Fixationen von mindestens %2</translation>
    </message>
    <message>
        <source>I-VT, %1 (from %2 Hz on %3), fixations of at least %4</source>
        <translation>I-VT, %1 (ab %2 Hz %3), Fixationen von mindestens %4</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1 fixation was detected for the maps (%2)</source>
        <translation>%1 Fixation wurde für die Heatmaps gefunden (%2)</translation>
    </message>
    <message>
        <source>%1 fixations were detected for the maps (%2)</source>
        <translation>%1 Fixationen wurden für die Heatmaps gefunden (%2)</translation>
    </message>
    <message>
        <source>every sample with gaze counts in the maps as one (%1)</source>
        <translation>Jeder Abtastwert mit Blick zählt in den Heatmaps als einer (%1)</translation>
    </message>
    <message>
        <source>%1 recording came with samples only: %2</source>
        <translation>%1 Aufzeichnung kam nur mit Abtastwerten: %2</translation>
    </message>
    <message>
        <source>%1 recordings came with samples only: %2</source>
        <translation>%1 Aufzeichnungen kamen nur mit Abtastwerten: %2</translation>
    </message>
    <message>
        <source>no fixation lies on %1: its heatmap is empty</source>
        <translation>keine Fixation liegt auf %1: Seine Heatmap ist leer</translation>
    </message>
    <message>
        <source>no fixation lies on %1: their heatmaps are empty</source>
        <translation>keine Fixation liegt auf %1: Ihre Heatmaps sind leer</translation>
    </message>
    <message>
        <source>no fixation lies on %1 and %2 more: their heatmaps are empty</source>
        <translation>keine Fixation liegt auf %1 und %2 weiteren: Ihre Heatmaps sind leer</translation>
    </message>
    <message>
        <source>windows of time would be more rows than the %1 and one a sample that there may be; check the unit of times and the pauses in the recordings, or take a longer step</source>
        <translation>aus den Zeitfenstern würden mehr Zeilen als die %1 und eine je Abtastwert, die es geben darf; prüfen Sie die Einheit der Zeiten und die Pausen der Aufzeichnungen, oder nehmen Sie einen längeren Schritt</translation>
    </message>
    <message>
        <source>at most %1, the longest recording of participant %2</source>
        <translation>höchstens %1, die längste Aufzeichnung von Person %2</translation>
    </message>
    <message>
        <source>at most %1, the longest recording of participant %2 in condition %3</source>
        <translation>höchstens %1, die längste Aufzeichnung von Person %2 in Bedingung %3</translation>
    </message>
    <message>
        <source>the study has no samples, so there is nothing to take features from</source>
        <translation>die Studie hat keine Abtastwerte, also ist nichts da, woraus Merkmale zu nehmen wären</translation>
    </message>
    <message>
        <source>where no viewing geometry is known, the stimulus is taken to span %1° × %2°</source>
        <translation>wo keine Betrachtungsgeometrie bekannt ist, gilt der Stimulus als %1° × %2° groß</translation>
    </message>
    <message>
        <source>the study holds no feature tables; the 52 window features were computed from its samples (window %1, step %2)</source>
        <translation>die Studie enthält keine Merkmalstabellen; die 52 Fenstermerkmale wurden aus ihren Abtastwerten berechnet (Fenster %1, Schritt %2)</translation>
    </message>
    <message>
        <source>0.1 ≤ window ≤ 3600 (s)</source>
        <translation>0,1 ≤ window ≤ 3600 (s)</translation>
    </message>
    <message>
        <source>0.01 ≤ step ≤ 3600 (s)</source>
        <translation>0,01 ≤ step ≤ 3600 (s)</translation>
    </message>
    <message>
        <source>0 ≤ minimum-seen ≤ 1</source>
        <translation>0 ≤ minimum-seen ≤ 1</translation>
    </message>
    <message>
        <source>cannot be unpacked: %1</source>
        <translation>kann nicht entpackt werden: %1</translation>
    </message>
    <message>
        <source>set %1 to a folder with room</source>
        <translation>setzen Sie %1 auf einen Ordner mit Platz</translation>
    </message>
    <message>
        <source>%1 could not be written: it is a device or pipe; give a file&apos;s name</source>
        <translation>%1 konnte nicht geschrieben werden: Es ist ein Gerät oder eine Pipe; geben Sie einen Dateinamen an</translation>
    </message>
    <message>
        <source>a FIFO (a named pipe)</source>
        <translation>ein FIFO (eine benannte Pipe)</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>is %1, not a file</source>
        <translation>ist %1, keine Datei</translation>
    </message>
    <message>
        <source>save what comes from it as a file: a study must read the same every time</source>
        <translation>speichern Sie als Datei, was daraus kommt: Eine Studie muss sich jedes Mal gleich lesen</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>check the path and its permissions</source>
        <translation>prüfen Sie den Pfad und seine Rechte</translation>
    </message>
    <message>
        <source>is a folder, not a file</source>
        <translation>ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>give a text file</source>
        <translation>geben Sie eine Textdatei an</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>the folder cannot be read: %1</source>
        <translation>der Ordner kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>prüfen Sie seine Rechte</translation>
    </message>
    <message>
        <source>holds more than %1 files in its folders</source>
        <translation>enthält mehr als %1 Dateien in seinen Ordnern</translation>
    </message>
    <message>
        <source>open a part of it</source>
        <translation>öffnen Sie einen Teil davon</translation>
    </message>
    <message>
        <source>a folder in it cannot be read: %1</source>
        <translation>ein Ordner darin kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
    <message>
        <source>says that it holds more than a million sessions</source>
        <translation>gibt an, mehr als eine Million Sitzungen zu enthalten</translation>
    </message>
    <message>
        <source>says that it holds more than a million messages</source>
        <translation>gibt an, mehr als eine Million Nachrichten zu enthalten</translation>
    </message>
    <message>
        <source>holds no data frame</source>
        <translation>enthält keinen Data Frame</translation>
    </message>
    <message>
        <source>save the table of gaze with R: saveRDS(NAME, &apos;FILE.rds&apos;)</source>
        <translation>speichern Sie die Tabelle des Blicks mit R: saveRDS(NAME, &apos;FILE.rds&apos;)</translation>
    </message>
    <message>
        <source>holds %1 data frames; one is expected</source>
        <translation>enthält %1 Data Frames; erwartet wird einer</translation>
    </message>
    <message>
        <source>save the one with gaze (%1): saveRDS(NAME, &apos;FILE.rds&apos;)</source>
        <translation>speichern Sie den mit Blickdaten (%1): saveRDS(NAME, &apos;FILE.rds&apos;)</translation>
    </message>
    <message>
        <source>the study cannot be written: %1</source>
        <translation>die Studie kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>is damaged: %1</source>
        <translation>ist beschädigt: %1</translation>
    </message>
    <message>
        <source>copy or download the file again</source>
        <translation>kopieren oder laden Sie die Datei noch einmal</translation>
    </message>
    <message>
        <source>unpack it yourself and look what is in it</source>
        <translation>entpacken Sie es selbst und sehen Sie nach, was darin ist</translation>
    </message>
    <message>
        <source>unpacks to more than the %1 GiB there may be in it</source>
        <translation>entpackt sich auf mehr als die %1 GiB, die darin sein dürfen</translation>
    </message>
    <message>
        <source>unpacks to more than %1 times its size, beyond %2 MiB; no table of gaze does</source>
        <translation>entpackt sich auf mehr als das %1-Fache seiner Größe, über %2 MiB hinaus; keine Blickdatentabelle tut das</translation>
    </message>
    <message>
        <source>is larger than the %1 MiB such a file may have</source>
        <translation>ist größer als die %1 MiB, die eine solche Datei haben darf</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>is damaged: its cell %1 is out of order</source>
        <translation>ist beschädigt: ihre Zelle %1 steht in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>save the workbook again</source>
        <translation>speichern Sie die Arbeitsmappe noch einmal</translation>
    </message>
    <message>
        <source>has %1 sheets with cells; one is expected</source>
        <translation>hat %1 Blätter mit Zellen; eines wird erwartet</translation>
    </message>
    <message>
        <source>keep one sheet in each workbook, or save the sheet as CSV</source>
        <translation>behalten Sie ein Blatt je Arbeitsmappe, oder speichern Sie das Blatt als CSV</translation>
    </message>
    <message>
        <source>correct the file, leave it out (--leave-out %1), or say how all files are read (%2)</source>
        <translation>berichtigen Sie die Datei, lassen Sie sie weg (--leave-out %1), oder sagen Sie, wie alle Dateien gelesen werden (%2)</translation>
    </message>
    <message>
        <source>it does not say what the other files say: %1 (as in %2)</source>
        <translation>sie sagt nicht, was die anderen Dateien sagen: %1 (wie in %2)</translation>
    </message>
    <message>
        <source>it says what the other files do not say: %1 (as in %2)</source>
        <translation>sie sagt, was die anderen Dateien nicht sagen: %1 (wie in %2)</translation>
    </message>
    <message>
        <source>%1; in the other files %2 (as in %3)</source>
        <translation>%1; in den anderen Dateien %2 (wie in %3)</translation>
    </message>
    <message>
        <source>%1, which most other files do not show</source>
        <translation>%1, was die meisten anderen Dateien nicht zeigen</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>give the description BIDS asks for, or remove the file</source>
        <translation>geben Sie die Beschreibung, die BIDS verlangt, oder entfernen Sie die Datei</translation>
    </message>
    <message>
        <source>%1 in its description is %2</source>
        <translation>%1 in ihrer Beschreibung ist %2</translation>
    </message>
    <message>
        <source>write a number into the JSON file beside it</source>
        <translation>schreiben Sie eine Zahl in die JSON-Datei daneben</translation>
    </message>
    <message>
        <source>is a third recording of one run</source>
        <translation>ist eine dritte Aufzeichnung eines Durchgangs</translation>
    </message>
    <message>
        <source>a run has one or two eyes</source>
        <translation>ein Durchgang hat ein oder zwei Augen</translation>
    </message>
    <message>
        <source>BIDS eye tracking</source>
        <translation>BIDS-Eyetracking</translation>
    </message>
    <message>
        <source>a name in it is not UTF-8 text</source>
        <translation>ein Name darin ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>the study has no stimuli, so there is nothing to write as BIDS</source>
        <translation>die Studie hat keine Stimuli, also ist nichts da, was als BIDS zu schreiben wäre</translation>
    </message>
    <message>
        <source>BIDS requires the screen&apos;s size and distance, which are unknown for stimulus %1; say distance-mm and screen-mm in the plan (--plan)</source>
        <translation>BIDS verlangt Größe und Abstand des Bildschirms, die für den Stimulus %1 unbekannt sind; geben Sie distance-mm und screen-mm im Plan an (--plan)</translation>
    </message>
    <message>
        <source>a BIDS study has one screen, but stimuli %1 and %2 differ in size or distance; write them as studies of their own</source>
        <translation>eine BIDS-Studie hat einen Bildschirm, aber die Stimuli %1 und %2 unterscheiden sich in Größe oder Abstand; schreiben Sie sie als eigene Studien</translation>
    </message>
    <message>
        <source>the picture of %1 could not be copied: %2</source>
        <translation>das Bild von %1 konnte nicht kopiert werden: %2</translation>
    </message>
    <message>
        <source>the study has no samples; BIDS eye tracking holds samples, not fixations alone</source>
        <translation>die Studie hat keine Abtastwerte; BIDS-Eyetracking enthält Abtastwerte, nicht Fixationen allein</translation>
    </message>
    <message>
        <source>who looked; without it a file is one participant</source>
        <translation>wer hinsah; ohne sie ist eine Datei eine Person</translation>
    </message>
    <message>
        <source>what was looked at; without it a file is one stimulus</source>
        <translation>was angesehen wurde; ohne sie ist eine Datei ein Stimulus</translation>
    </message>
    <message>
        <source>horizontal position (of the left eye, where there are two)</source>
        <translation>waagrechte Position (des linken Auges, wo es zwei gibt)</translation>
    </message>
    <message>
        <source>vertical position (of the left eye, where there are two)</source>
        <translation>senkrechte Position (des linken Auges, wo es zwei gibt)</translation>
    </message>
    <message>
        <source>how long a fixation lasted</source>
        <translation>wie lange eine Fixation dauerte</translation>
    </message>
    <message>
        <source>when a fixation began</source>
        <translation>wann eine Fixation begann</translation>
    </message>
    <message>
        <source>when a fixation ended</source>
        <translation>wann eine Fixation endete</translation>
    </message>
    <message>
        <source>when a sample was taken</source>
        <translation>wann ein Abtastwert genommen wurde</translation>
    </message>
    <message>
        <source>a fixation&apos;s place in the order of its recording</source>
        <translation>der Platz einer Fixation in der Reihenfolge ihrer Aufzeichnung</translation>
    </message>
    <message>
        <source>task or condition of the recording</source>
        <translation>Aufgabe oder Bedingung der Aufzeichnung</translation>
    </message>
    <message>
        <source>tells repeated looks at one stimulus apart</source>
        <translation>unterscheidet wiederholtes Ansehen eines Stimulus</translation>
    </message>
    <message>
        <source>pupil size in the tracker&apos;s unit</source>
        <translation>Pupillengröße in der Einheit des Geräts</translation>
    </message>
    <message>
        <source>which eye: L, R, left, right, both</source>
        <translation>welches Auge: L, R, left, right, both</translation>
    </message>
    <message>
        <source>horizontal position of the right eye, of two</source>
        <translation>waagrechte Position des rechten Auges, von zweien</translation>
    </message>
    <message>
        <source>vertical position of the right eye, of two</source>
        <translation>senkrechte Position des rechten Auges, von zweien</translation>
    </message>
    <message>
        <source>pupil size of the right eye, of two</source>
        <translation>Pupillengröße des rechten Auges, von zweien</translation>
    </message>
    <message>
        <source>how sure a sample is, 0 … 1; under 0.5 it is missing</source>
        <translation>wie sicher ein Abtastwert ist, 0 … 1; unter 0,5 fehlt er</translation>
    </message>
    <message>
        <source>the tracker&apos;s own word for a row: fixation, saccade, blink …</source>
        <translation>das Wort des Geräts für eine Zeile: fixation, saccade, blink …</translation>
    </message>
    <message>
        <source>one person&apos;s recording of several</source>
        <translation>eine Aufzeichnung einer Person von mehreren</translation>
    </message>
    <message>
        <source>how far forward a direction of gaze points, where it is a vector</source>
        <translation>wie weit eine Blickrichtung nach vorn zeigt, wo sie ein Vektor ist</translation>
    </message>
    <message>
        <source>the same of the right eye, of two</source>
        <translation>dasselbe des rechten Auges, von zweien</translation>
    </message>
    <message>
        <source>whether a position is gaze (of the left eye, where there are two)</source>
        <translation>ob eine Position Blick ist (des linken Auges, wo es zwei gibt)</translation>
    </message>
    <message>
        <source>whether the right eye&apos;s position is gaze</source>
        <translation>ob die Position des rechten Auges Blick ist</translation>
    </message>
    <message>
        <source>which fixation of its recording a sample belongs to</source>
        <translation>zu welcher Fixation ihrer Aufzeichnung ein Abtastwert gehört</translation>
    </message>
    <message>
        <source>horizontal position of the fixation a sample belongs to</source>
        <translation>waagrechte Position der Fixation, zu der ein Abtastwert gehört</translation>
    </message>
    <message>
        <source>vertical position of the fixation a sample belongs to</source>
        <translation>senkrechte Position der Fixation, zu der ein Abtastwert gehört</translation>
    </message>
    <message>
        <source>roles %1</source>
        <translation>die Rollen %1</translation>
    </message>
    <message>
        <source>picture is not as large as the screen; taken to have been shown in its middle</source>
        <translation>Bild ist nicht so groß wie der Bildschirm; es gilt als in dessen Mitte gezeigt</translation>
    </message>
    <message>
        <source>pictures are not as large as the screen; taken to have been shown in its middle</source>
        <translation>Bilder sind nicht so groß wie der Bildschirm; sie gelten als in dessen Mitte gezeigt</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>every feature needs a finite lower and upper bound</source>
        <translation>jedes Merkmal braucht eine endliche untere und obere Grenze</translation>
    </message>
    <message>
        <source>bounds of %1</source>
        <translation>Grenzen von %1</translation>
    </message>
    <message>
        <source>finite numbers with lower &lt; upper</source>
        <translation>endliche Zahlen mit lower &lt; upper</translation>
    </message>
    <message>
        <source>the table of bounds is empty</source>
        <translation>die Tabelle der Grenzen ist leer</translation>
    </message>
    <message>
        <source>give the columns feature,lower,upper</source>
        <translation>geben Sie die Spalten feature,lower,upper an</translation>
    </message>
    <message>
        <source>this is not a table of bounds</source>
        <translation>das ist keine Tabelle von Grenzen</translation>
    </message>
    <message>
        <source>its first line must name the columns feature,lower,upper</source>
        <translation>ihre erste Zeile muss die Spalten feature,lower,upper nennen</translation>
    </message>
    <message>
        <source>the feature&apos;s name is missing</source>
        <translation>der Name des Merkmals fehlt</translation>
    </message>
    <message>
        <source>give feature,lower,upper</source>
        <translation>geben Sie feature,lower,upper an</translation>
    </message>
    <message>
        <source>the lower bound</source>
        <translation>die untere Grenze</translation>
    </message>
    <message>
        <source>the upper bound</source>
        <translation>die obere Grenze</translation>
    </message>
    <message>
        <source>the feature &quot;%1&quot; is there twice</source>
        <translation>das Merkmal „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>keep one line a feature</source>
        <translation>behalten Sie eine Zeile je Merkmal</translation>
    </message>
    <message>
        <source>%1 has no bounds for the feature &quot;%2&quot;</source>
        <translation>%1 hat keine Grenzen für das Merkmal „%2“</translation>
    </message>
    <message>
        <source>the first column must be participant</source>
        <translation>die erste Spalte muss participant sein</translation>
    </message>
    <message>
        <source>occurs twice; every participant has one row</source>
        <translation>kommt zweimal vor; jede Person hat eine Zeile</translation>
    </message>
    <message>
        <source>is of another format or version</source>
        <translation>hat ein anderes Format oder eine andere Version</translation>
    </message>
    <message>
        <source>this Nictate reads version 1</source>
        <translation>dieses Nictate liest Version 1</translation>
    </message>
    <message>
        <source>step_s is not a time</source>
        <translation>step_s ist keine Zeit</translation>
    </message>
    <message>
        <source>seconds from one row to the next</source>
        <translation>Sekunden von einer Zeile zur nächsten</translation>
    </message>
    <message>
        <source>is not an index of feature tables: %1</source>
        <translation>ist kein Verzeichnis von Merkmalstabellen: %1</translation>
    </message>
    <message>
        <source>remove it to have files read by their names</source>
        <translation>entfernen Sie es, damit Dateien nach ihren Namen gelesen werden</translation>
    </message>
    <message>
        <source>names no feature tables</source>
        <translation>nennt keine Merkmalstabellen</translation>
    </message>
    <message>
        <source>%1 lies outside the folder</source>
        <translation>%1 liegt außerhalb des Ordners</translation>
    </message>
    <message>
        <source>%1 is of a participant unknown to participants.csv, or a second table of one participant and condition</source>
        <translation>%1 ist von einer Person, die participants.csv nicht kennt, oder eine zweite Tabelle einer Person und Bedingung</translation>
    </message>
    <message>
        <source>Nictate feature tables</source>
        <translation>Nictate-Merkmalstabellen</translation>
    </message>
    <message>
        <source>the study has no feature tables to write</source>
        <translation>die Studie hat keine Merkmalstabellen zu schreiben</translation>
    </message>
    <message>
        <source>its name or an id is not UTF-8 text</source>
        <translation>ihr Name oder eine Kennung ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>%1 holds %2 where a number is expected</source>
        <translation>%1 enthält %2, wo eine Zahl erwartet wird</translation>
    </message>
    <message>
        <source>correct the cell or leave it empty</source>
        <translation>berichtigen Sie die Zelle, oder lassen Sie sie leer</translation>
    </message>
    <message>
        <source>the row has %1 where the rows before have %2</source>
        <translation>die Zeile hat %1, wo die Zeilen davor %2 haben</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>every row has a number for each feature</source>
        <translation>jede Zeile hat eine Zahl für jedes Merkmal</translation>
    </message>
    <message>
        <source>line at the end was cut off and left out</source>
        <translation>Zeile am Ende war abgeschnitten und wurde weggelassen</translation>
    </message>
    <message>
        <source>lines at the end were cut off and left out</source>
        <translation>Zeilen am Ende waren abgeschnitten und wurden weggelassen</translation>
    </message>
    <message>
        <source>row without a participant was left out</source>
        <translation>Zeile ohne Person wurde weggelassen</translation>
    </message>
    <message>
        <source>rows without a participant were left out</source>
        <translation>Zeilen ohne Person wurden weggelassen</translation>
    </message>
    <message>
        <source>the table holds no rows that count</source>
        <translation>die Tabelle enthält keine Zeilen, die zählen</translation>
    </message>
    <message>
        <source>give a row for each participant</source>
        <translation>geben Sie jeder Person eine Zeile</translation>
    </message>
    <message>
        <source>the table is cut off in its last line</source>
        <translation>die Tabelle ist in ihrer letzten Zeile abgeschnitten</translation>
    </message>
    <message>
        <source>every line must end with a line end</source>
        <translation>jede Zeile muss mit einem Zeilenende enden</translation>
    </message>
    <message>
        <source>holds no rows of features</source>
        <translation>enthält keine Merkmalszeilen</translation>
    </message>
    <message>
        <source>every row is a window</source>
        <translation>jede Zeile ist ein Fenster</translation>
    </message>
    <message>
        <source>a feature has no name</source>
        <translation>ein Merkmal hat keinen Namen</translation>
    </message>
    <message>
        <source>name every column</source>
        <translation>benennen Sie jede Spalte</translation>
    </message>
    <message>
        <source>the feature %1 occurs twice</source>
        <translation>das Merkmal %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>every column has a name of its own</source>
        <translation>jede Spalte hat einen eigenen Namen</translation>
    </message>
    <message>
        <source>its feature tables have no columns</source>
        <translation>ihre Merkmalstabellen haben keine Spalten</translation>
    </message>
    <message>
        <source>a feature has no name, or one that occurs twice</source>
        <translation>ein Merkmal hat keinen Namen, oder einen, der zweimal vorkommt</translation>
    </message>
    <message>
        <source>a feature table belongs to no participant</source>
        <translation>eine Merkmalstabelle gehört zu keiner Person</translation>
    </message>
    <message>
        <source>a feature table has no rows or another number of columns than features</source>
        <translation>eine Merkmalstabelle hat keine Zeilen oder eine andere Zahl von Spalten als Merkmale</translation>
    </message>
    <message>
        <source>there are two feature tables of one participant and condition</source>
        <translation>es gibt zwei Merkmalstabellen einer Person und Bedingung</translation>
    </message>
    <message>
        <source>its name does not begin with &quot;sub-&quot; as the other files&apos; names do</source>
        <translation>ihr Name beginnt nicht mit &quot;sub-&quot; wie die der anderen Dateien</translation>
    </message>
    <message>
        <source>rename the file, leave it out (--leave-out NAME), or give another rule (--person)</source>
        <translation>benennen Sie die Datei um, lassen Sie sie weg (--leave-out NAME), oder geben Sie eine andere Regel an (--person)</translation>
    </message>
    <message>
        <source>its name is none of GazeBase&apos;s</source>
        <translation>ihr Name ist keiner von GazeBase</translation>
    </message>
    <message>
        <source>names are as in S_1001_S1_FXS.csv</source>
        <translation>Namen sind wie S_1001_S1_FXS.csv</translation>
    </message>
    <message>
        <source>its name does not fit the pattern %1</source>
        <translation>ihr Name passt nicht zum Muster %1</translation>
    </message>
    <message>
        <source>give another pattern, or move the file elsewhere</source>
        <translation>geben Sie ein anderes Muster an, oder legen Sie die Datei anderswohin</translation>
    </message>
    <message>
        <source>is called like another file, so it is not said whose each of them is</source>
        <translation>heißt wie eine andere Datei, also ist nicht gesagt, wessen jede ist</translation>
    </message>
    <message>
        <source>give --person folder where each person has a folder, or name the files after people</source>
        <translation>geben Sie --person folder an, wo jede Person einen Ordner hat, oder benennen Sie die Dateien nach Personen</translation>
    </message>
    <message>
        <source>one of column, file, folder, pattern, bids, gazebase, wearer, one, or preamble WORD</source>
        <translation>eines von column, file, folder, pattern, bids, gazebase, wearer, one, oder preamble WORT</translation>
    </message>
    <message>
        <source>Fixations in JSON</source>
        <translation>Fixationen in JSON</translation>
    </message>
    <message>
        <source>give a %1 file as the glasses wrote it</source>
        <translation>geben Sie eine Datei %1 an, wie die Brille sie geschrieben hat</translation>
    </message>
    <message>
        <source>has no &quot;timestamp&quot; in seconds</source>
        <translation>hat keinen &quot;timestamp&quot; in Sekunden</translation>
    </message>
    <message>
        <source>has no &quot;ts&quot; in microseconds</source>
        <translation>hat kein „ts“ in Mikrosekunden</translation>
    </message>
    <message>
        <source>a slide has no time where a number of milliseconds is expected</source>
        <translation>eine Folie hat keine Zeit, wo eine Zahl von Millisekunden erwartet wird</translation>
    </message>
    <message>
        <source>correct the cell, or leave the file out</source>
        <translation>berichtigen Sie die Zelle, oder lassen Sie die Datei weg</translation>
    </message>
    <message>
        <source>it and %1 are both tables of slides of %2</source>
        <translation>sie und %1 sind beide Tabellen von Folien von %2</translation>
    </message>
    <message>
        <source>keep one table of slides for each person (--leave-out NAME)</source>
        <translation>behalten Sie eine Tabelle von Folien je Person (--leave-out NAME)</translation>
    </message>
    <message>
        <source>the folder holds no study</source>
        <translation>der Ordner enthält keine Studie</translation>
    </message>
    <message>
        <source>unsupported file format</source>
        <translation>nicht unterstütztes Dateiformat</translation>
    </message>
    <message>
        <source>give a dataset folder, a table (.csv, .tsv, .txt) or EyeLink .asc files</source>
        <translation>geben Sie einen Datensatz-Ordner, eine Tabelle (.csv, .tsv, .txt) oder EyeLink-.asc-Dateien an</translation>
    </message>
    <message>
        <source>it and %1 are both of participant %2</source>
        <translation>sie und %1 sind beide von Person %2</translation>
    </message>
    <message>
        <source>it and %1 are both of participant %2 in condition %3</source>
        <translation>sie und %1 sind beide von Person %2 in Bedingung %3</translation>
    </message>
    <message>
        <source>give a --pattern with {recording} or {condition} where they differ, or remove one</source>
        <translation>geben Sie ein --pattern mit {recording} oder {condition} an, wo sie sich unterscheiden, oder entfernen Sie eine</translation>
    </message>
    <message>
        <source>one for tables; there are none here</source>
        <translation>eines für Tabellen; hier gibt es keine</translation>
    </message>
    <message>
        <source>one that matches file names, such as %1</source>
        <translation>eines, das zu Dateinamen passt, etwa %1</translation>
    </message>
    <message>
        <source>none of the usual patterns fits these names</source>
        <translation>keines der üblichen Muster passt zu diesen Namen</translation>
    </message>
    <message>
        <source>Nictate dataset folder</source>
        <translation>Nictate-Datensatz-Ordner</translation>
    </message>
    <message>
        <source>stimulus %1 has no possible size</source>
        <translation>Stimulus %1 hat keine mögliche Größe</translation>
    </message>
    <message>
        <source>stimulus %1 has an impossible viewing geometry</source>
        <translation>Stimulus %1 hat eine unmögliche Betrachtungsgeometrie</translation>
    </message>
    <message>
        <source>a recording belongs to no participant or stimulus</source>
        <translation>eine Aufzeichnung gehört zu keiner Person oder keinem Stimulus</translation>
    </message>
    <message>
        <source>a recording holds a negative duration or sampling rate</source>
        <translation>eine Aufzeichnung enthält eine negative Dauer oder Abtastrate</translation>
    </message>
    <message>
        <source>its name or a warning is not UTF-8 text</source>
        <translation>ihr Name oder eine Warnung ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>1x1 to 20000x20000 pixels</source>
        <translation>1x1 bis 20000x20000 Pixel</translation>
    </message>
    <message>
        <source>apart: %1 would have two tables of features</source>
        <translation>apart: %1 hätte zwei Merkmalstabellen</translation>
    </message>
    <message>
        <source>joined or apart</source>
        <translation>joined oder apart</translation>
    </message>
    <message>
        <source>%1 and %2 are taken for two people; say --person joined if they are one, --person apart if not</source>
        <translation>%1 und %2 gelten als zwei Personen; sagen Sie --person joined, wenn sie eine sind, --person apart, wenn nicht</translation>
    </message>
    <message>
        <source>ivt, idt or none</source>
        <translation>ivt, idt oder none</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>does not fit into this machine&apos;s memory</source>
        <translation>passt nicht in den Speicher dieses Rechners</translation>
    </message>
    <message>
        <source>%1×%2 pixels are more than the %3 million a picture may have</source>
        <translation>%1×%2 Pixel sind mehr als die %3 Millionen, die ein Bild haben darf</translation>
    </message>
    <message>
        <source>degrees as in 60x46, up to 360x360</source>
        <translation>Grad wie in 60x46, bis 360x360</translation>
    </message>
    <message>
        <source>millimetres as in 474x297, with distance-mm</source>
        <translation>Millimeter wie in 474x297, mit distance-mm</translation>
    </message>
    <message>
        <source>%1 (first: %2)</source>
        <translation>%1 (zuerst: %2)</translation>
    </message>
    <message>
        <source>picture could not be read</source>
        <translation>Bild konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>pictures could not be read</source>
        <translation>Bilder konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>video could not be read</source>
        <translation>Video konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>videos could not be read</source>
        <translation>Videos konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>picture is too large to be shown, a blank canvas has its size</source>
        <translation>Bild ist zu groß, um gezeigt zu werden, eine leere Fläche hat seine Größe</translation>
    </message>
    <message>
        <source>pictures are too large to be shown, a blank canvas has its size</source>
        <translation>Bilder sind zu groß, um gezeigt zu werden, eine leere Fläche hat ihre Größe</translation>
    </message>
    <message>
        <source> of %1 pixels, as its files or their format say</source>
        <translation> von %1 Pixeln, wie ihre Dateien oder deren Format sagen</translation>
    </message>
    <message>
        <source> of %1 pixels, as given</source>
        <translation> von %1 Pixeln, wie angegeben</translation>
    </message>
    <message>
        <source> of %1 pixels, assumed from the other pictures; give pictures or a size in pixels</source>
        <translation> von %1 Pixeln, nach den anderen Bildern angenommen; geben Sie Bilder oder eine Größe in Pixeln an</translation>
    </message>
    <message>
        <source> of %1 pixels, assumed; give pictures or a size in pixels</source>
        <translation> von %1 Pixeln, angenommen; geben Sie Bilder oder eine Größe in Pixeln an</translation>
    </message>
    <message>
        <source>%1 of %2 stimulus has no picture: a blank canvas%3</source>
        <translation>%1 von %2 Stimulus hat kein Bild: eine leere Fläche%3</translation>
    </message>
    <message>
        <source>%1 of %2 stimuli have no picture: a blank canvas%3</source>
        <translation>%1 von %2 Stimuli haben kein Bild: eine leere Fläche%3</translation>
    </message>
    <message>
        <source>%1 of %2 fixation</source>
        <translation>%1 von %2 Fixation</translation>
    </message>
    <message>
        <source>%1 of %2 fixations</source>
        <translation>%1 von %2 Fixationen</translation>
    </message>
    <message>
        <source>%1 of %2 sample</source>
        <translation>%1 von %2 Abtastwert</translation>
    </message>
    <message>
        <source>%1 of %2 samples</source>
        <translation>%1 von %2 Abtastwerten</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>gaze off the stimulus: %1; kept in the recordings, left out of maps%2</source>
        <translation>Blicke neben dem Stimulus: %1; in den Aufzeichnungen behalten, aus Heatmaps weggelassen%2</translation>
    </message>
    <message>
        <source>; check the unit of positions and the size of the screen</source>
        <translation>; prüfen Sie die Einheit der Positionen und die Größe des Bildschirms</translation>
    </message>
    <message>
        <source>origin %1 is none</source>
        <translation>die Herkunft %1 gibt es nicht</translation>
    </message>
    <message>
        <source>write format, given or guessed</source>
        <translation>schreiben Sie format, given oder guessed</translation>
    </message>
    <message>
        <source>is not a reading plan: it does not say &quot;%1&quot;</source>
        <translation>ist kein Leseplan: Er sagt nicht „%1“</translation>
    </message>
    <message>
        <source>write one with inspect --write-plan</source>
        <translation>schreiben Sie einen mit inspect --write-plan</translation>
    </message>
    <message>
        <source>is a reading plan of another version</source>
        <translation>ist ein Leseplan einer anderen Version</translation>
    </message>
    <message>
        <source>this Nictate reads versions 1 and 2</source>
        <translation>dieses Nictate liest die Versionen 1 und 2</translation>
    </message>
    <message>
        <source>is not a reading plan: %1</source>
        <translation>ist kein Leseplan: %1</translation>
    </message>
    <message>
        <source>remove it to have the study looked at again, or write it with inspect --write-plan</source>
        <translation>entfernen Sie ihn, damit die Studie neu angesehen wird, oder schreiben Sie ihn mit inspect --write-plan</translation>
    </message>
    <message>
        <source>correct or remove the entry</source>
        <translation>berichtigen oder entfernen Sie den Eintrag</translation>
    </message>
    <message>
        <source>a size as in 1920x1080</source>
        <translation>eine Größe wie in 1920x1080</translation>
    </message>
    <message>
        <source>Pupil Cloud (Invisible, Neon)</source>
        <translation>Pupil Cloud (Invisible, Neon)</translation>
    </message>
    <message>
        <source>Pupil Core export</source>
        <translation>Export von Pupil Core</translation>
    </message>
    <message>
        <source>does not say who wore the tracker</source>
        <translation>sagt nicht, wer das Gerät trug</translation>
    </message>
    <message>
        <source>give --person file, or another rule</source>
        <translation>geben Sie --person file an, oder eine andere Regel</translation>
    </message>
    <message>
        <source>numbers, as in 0,0 or &gt;=0.5</source>
        <translation>Zahlen, wie in 0.0 oder &gt;=0.5</translation>
    </message>
    <message>
        <source>at least %1: so many people have recordings here; leave files out by name (--leave-out)</source>
        <translation>mindestens %1: so viele Personen haben hier Aufzeichnungen; lassen Sie Dateien mit Namen weg (--leave-out)</translation>
    </message>
    <message>
        <source>a number above 0 and up to 1000000</source>
        <translation>eine Zahl über 0 und bis 1000000</translation>
    </message>
    <message>
        <source>%1 is not among what was kept as public about the study (%2)</source>
        <translation>%1 gehört nicht zu dem, was über die Studie als öffentlich aufbewahrt wurde (%2)</translation>
    </message>
    <message>
        <source>leave its file out (--leave-out NAME), or remove the study&apos;s nictate-reading.json to have it looked at again</source>
        <translation>lassen Sie ihre Datei weg (--leave-out NAME), oder entfernen Sie nictate-reading.json der Studie, damit sie neu betrachtet wird</translation>
    </message>
    <message>
        <source>the person %1</source>
        <translation>die Person %1</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>the stimulus %1 of %2</source>
        <translation>der Stimulus %1 von %2</translation>
    </message>
    <message>
        <source>the task %1</source>
        <translation>die Aufgabe %1</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>the task %1 of %2</source>
        <translation>die Aufgabe %1 von %2</translation>
    </message>
    <message>
        <source>other people have it</source>
        <translation>andere Personen haben sie</translation>
    </message>
    <message>
        <source>is of another kind (%1) than %2</source>
        <translation>ist von anderer Art (%1) als %2</translation>
    </message>
    <message>
        <source>keep one kind in the folder, leave files out (--leave-out NAME), or name the kind to read (--format)</source>
        <translation>behalten Sie eine Art im Ordner, lassen Sie Dateien weg (--leave-out NAME), oder nennen Sie die Art, die gelesen wird (--format)</translation>
    </message>
    <message>
        <source>is of another kind (%1) than %2 (%3)</source>
        <translation>ist von anderer Art (%1) als %2 (%3)</translation>
    </message>
    <message>
        <source>left out by name</source>
        <translation>mit Namen weggelassen</translation>
    </message>
    <message>
        <source>of another study in the folder</source>
        <translation>von einer anderen Studie im Ordner</translation>
    </message>
    <message>
        <source>not of the study&apos;s kind</source>
        <translation>nicht von der Art der Studie</translation>
    </message>
    <message>
        <source>does not say whose it is (%1)</source>
        <translation>sagt nicht, wessen sie ist (%1)</translation>
    </message>
    <message>
        <source>SMI BeGaze events</source>
        <translation>Ereignisse von SMI BeGaze</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>no choice: the folder holds one study</source>
        <translation>keine Wahl: der Ordner enthält eine Studie</translation>
    </message>
    <message>
        <source>of no kind that is read here</source>
        <translation>von keiner Art, die hier gelesen wird</translation>
    </message>
    <message>
        <source>it and %1 are one file, compressed and not</source>
        <translation>sie und %1 sind eine Datei, komprimiert und nicht</translation>
    </message>
    <message>
        <source>keep one of them: everybody in it would be counted twice</source>
        <translation>behalten Sie eine davon: Alle darin würden doppelt gezählt</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 where %2 is what the others are read by</source>
        <translation>wurde auf einem Bildschirm von %1 aufgezeichnet, wo die anderen mit %2 gelesen werden</translation>
    </message>
    <message>
        <source>open recordings of one screen at a time</source>
        <translation>öffnen Sie Aufzeichnungen eines Bildschirms auf einmal</translation>
    </message>
    <message>
        <source>is a table of no known program where %1 is one of %2</source>
        <translation>ist eine Tabelle keines bekannten Programms, wo %1 eine von %2 ist</translation>
    </message>
    <message>
        <source>is a table of %1 where %2 is one of no known program</source>
        <translation>ist eine Tabelle von %1, wo %2 eine keines bekannten Programms ist</translation>
    </message>
    <message>
        <source>is a table of %1 where %2 is one of %3</source>
        <translation>ist eine Tabelle von %1, wo %2 eine von %3 ist</translation>
    </message>
    <message>
        <source>samples a second, as in 120</source>
        <translation>Abtastwerte je Sekunde, wie in 120</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>give a table with a header and rows</source>
        <translation>geben Sie eine Tabelle mit Kopf und Zeilen</translation>
    </message>
    <message>
        <source>says that %1 wore the tracker in recording %2, %3 says %4</source>
        <translation>sagt, dass %1 den Tracker in der Aufzeichnung %2 trug, %3 sagt %4</translation>
    </message>
    <message>
        <source>correct one of the files</source>
        <translation>berichtigen Sie eine der Dateien</translation>
    </message>
    <message>
        <source>Table of gaze or features</source>
        <translation>Tabelle von Blickdaten oder Merkmalen</translation>
    </message>
    <message>
        <source>an EyeLink recording (EDF)</source>
        <translation>eine EyeLink-Aufzeichnung (EDF)</translation>
    </message>
    <message>
        <source>convert it with edf2asc, free in SR Research&apos;s EyeLink Developers Kit, and open the .asc file</source>
        <translation>wandeln Sie sie mit edf2asc um, frei im EyeLink Developers Kit von SR Research, und öffnen Sie die .asc-Datei</translation>
    </message>
    <message>
        <source>a recording in European Data Format (EDF, BDF)</source>
        <translation>eine Aufzeichnung im European Data Format (EDF, BDF)</translation>
    </message>
    <message>
        <source>export it as text with EDFbrowser (free): Tools, Convert EDF/BDF to ASCII</source>
        <translation>exportieren Sie sie als Text mit EDFbrowser (frei): Tools, Convert EDF/BDF to ASCII</translation>
    </message>
    <message>
        <source>a recording of SMI iView X (IDF)</source>
        <translation>eine Aufzeichnung von SMI iView X (IDF)</translation>
    </message>
    <message>
        <source>convert it with SMI&apos;s IDF Converter (free), or export raw data as text from BeGaze</source>
        <translation>wandeln Sie sie mit dem IDF Converter von SMI um (frei), oder exportieren Sie Rohdaten als Text aus BeGaze</translation>
    </message>
    <message>
        <source>a spreadsheet</source>
        <translation>eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>save it as CSV in LibreOffice (free): %1</source>
        <translation>speichern Sie sie als CSV in LibreOffice (frei): %1</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>eine Parquet-Tabelle</translation>
    </message>
    <message>
        <source>convert it with DuckDB (free): %1</source>
        <translation>wandeln Sie sie mit DuckDB um (frei): %1</translation>
    </message>
    <message>
        <source>a Feather table</source>
        <translation>eine Feather-Tabelle</translation>
    </message>
    <message>
        <source>convert it with pandas (free): %1</source>
        <translation>wandeln Sie sie mit pandas um (frei): %1</translation>
    </message>
    <message>
        <source>a MATLAB file of version 7.3 or 4</source>
        <translation>eine MATLAB-Datei der Version 7.3 oder 4</translation>
    </message>
    <message>
        <source>save it in MATLAB as version 7: %1</source>
        <translation>speichern Sie sie in MATLAB als Version 7: %1</translation>
    </message>
    <message>
        <source>an HDF5 file that is not PsychoPy&apos;s, or is not packed by zlib</source>
        <translation>eine HDF5-Datei, die nicht von PsychoPy ist oder nicht mit zlib gepackt</translation>
    </message>
    <message>
        <source>repack a file of PsychoPy (free, PyTables): %1; convert another one&apos;s table with pandas (free): %2</source>
        <translation>packen Sie eine Datei von PsychoPy um (frei, PyTables): %1; wandeln Sie die Tabelle einer anderen mit pandas um (frei): %2</translation>
    </message>
    <message>
        <source>a raw recording of Pupil Core</source>
        <translation>eine rohe Aufzeichnung von Pupil Core</translation>
    </message>
    <message>
        <source>export it as CSV with Pupil Player (free)</source>
        <translation>exportieren Sie sie als CSV mit Pupil Player (frei)</translation>
    </message>
    <message>
        <source>a raw recording of Pupil Invisible or Neon</source>
        <translation>eine rohe Aufzeichnung von Pupil Invisible oder Neon</translation>
    </message>
    <message>
        <source>export it as CSV with Neon Player (free) or Pupil Cloud</source>
        <translation>exportieren Sie sie als CSV mit Neon Player (frei) oder Pupil Cloud</translation>
    </message>
    <message>
        <source>a recording of Lab Streaming Layer (XDF)</source>
        <translation>eine Aufzeichnung von Lab Streaming Layer (XDF)</translation>
    </message>
    <message>
        <source>convert it with pyxdf (free, Python)</source>
        <translation>wandeln Sie sie mit pyxdf um (frei, Python)</translation>
    </message>
    <message>
        <source>a NumPy array</source>
        <translation>ein NumPy-Array</translation>
    </message>
    <message>
        <source>convert it: %1</source>
        <translation>wandeln Sie es um: %1</translation>
    </message>
    <message>
        <source>a Python pickle</source>
        <translation>ein Python-Pickle</translation>
    </message>
    <message>
        <source>a file of R that is written as text</source>
        <translation>eine Datei von R, die als Text geschrieben ist</translation>
    </message>
    <message>
        <source>save it in R as usual: %1</source>
        <translation>speichern Sie sie in R wie üblich: %1</translation>
    </message>
    <message>
        <source>an SPSS file</source>
        <translation>eine SPSS-Datei</translation>
    </message>
    <message>
        <source>convert it with PSPP (free): %1</source>
        <translation>wandeln Sie sie mit PSPP um (frei): %1</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>export the table: %1</source>
        <translation>exportieren Sie die Tabelle: %1</translation>
    </message>
    <message>
        <source>an archive that is neither zip nor tar</source>
        <translation>ein Archiv, das weder zip noch tar ist</translation>
    </message>
    <message>
        <source>unpack it with 7-Zip (free: 7z x %1) and open the folder</source>
        <translation>entpacken Sie es mit 7-Zip (frei: 7z x %1) und öffnen Sie den Ordner</translation>
    </message>
    <message>
        <source>a spreadsheet or an archive under another name</source>
        <translation>eine Tabellenkalkulation oder ein Archiv unter anderem Namen</translation>
    </message>
    <message>
        <source>save a spreadsheet as CSV in LibreOffice (free), or call an archive %1.zip</source>
        <translation>speichern Sie eine Tabellenkalkulation als CSV in LibreOffice (frei), oder nennen Sie ein Archiv %1.zip</translation>
    </message>
    <message>
        <source>holds no study, but %1, %2</source>
        <translation>enthält keine Studie, sondern %1, %2</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>jsPsych with WebGazer</source>
        <translation>jsPsych mit WebGazer</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>The workspace that is open: heatmaps, signals, areas, data, samples, evaluation.</source>
        <translation>Der geöffnete Bereich: heatmaps, signals, areas, data, samples, evaluation.</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>The mechanism chosen there, by its id.</source>
        <translation>Der dort gewählte Mechanismus, nach seiner Kennung.</translation>
    </message>
    <message>
        <source>Mechanisms drawn beside it</source>
        <translation>Daneben gezeichnete Mechanismen</translation>
    </message>
    <message>
        <source>How many mechanisms are drawn beside it.</source>
        <translation>Wie viele Mechanismen daneben gezeichnet sind.</translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation>Stimulus</translation>
    </message>
    <message>
        <source>The stimulus&apos; id.</source>
        <translation>Die Kennung des Stimulus.</translation>
    </message>
    <message>
        <source>People included</source>
        <translation>Einbezogene Personen</translation>
    </message>
    <message>
        <source>How many people are included.</source>
        <translation>Wie viele Personen einbezogen sind.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The seed of the simulation&apos;s noise.</source>
        <translation>Der Seed des Rauschens der Simulation.</translation>
    </message>
    <message>
        <source>Third panel</source>
        <translation>Drittes Feld</translation>
    </message>
    <message>
        <source>In the Heatmaps workspace: none, difference, attacker, compared or data-share.</source>
        <translation>Im Bereich Heatmaps: none, difference, attacker, compared oder data-share.</translation>
    </message>
    <message>
        <source>Observer who is attacked</source>
        <translation>Angegriffener Beobachter</translation>
    </message>
    <message>
        <source>The observer whose gaze the attacker&apos;s view shows.</source>
        <translation>Die Person, deren Blick die Sicht des Angreifers zeigt.</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>In the Areas workspace: the attribute whose values are compared; everybody where none is.</source>
        <translation>Im Bereich AOIs: das Attribut, dessen Werte verglichen werden; everybody, wo es keines gibt.</translation>
    </message>
    <message>
        <source>Smallest p of all differences</source>
        <translation>Kleinstes p aller Unterschiede</translation>
    </message>
    <message>
        <source>There: the smallest p of all differences between groups, uncorrected.</source>
        <translation>Dort: das kleinste p aller Unterschiede zwischen Gruppen, unkorrigiert.</translation>
    </message>
    <message>
        <source>Smallest p (Holm)</source>
        <translation>Kleinstes p (Holm)</translation>
    </message>
    <message>
        <source>The same after Holm&apos;s correction.</source>
        <translation>Dasselbe nach der Korrektur von Holm.</translation>
    </message>
    <message>
        <source>Windows of time</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Windows of time in the Heatmaps workspace.</source>
        <translation>Zeitfenster im Bereich Heatmaps.</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>The feature that the Signals workspace shows.</source>
        <translation>Das Merkmal, das der Bereich Signale zeigt.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>What is evaluated instead of the signals in the Evaluation workspace: constant or strangers.</source>
        <translation>Was im Bereich Evaluation anstelle der Signale ausgewertet wird: constant oder strangers.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>The protocol chosen there.</source>
        <translation>Das dort gewählte Protokoll.</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>What the card says of the guarantee: proven, as published or none.</source>
        <translation>Was die Karte über die Garantie sagt: proven, as published oder none.</translation>
    </message>
    <message>
        <source>Published ε</source>
        <translation>Publiziertes ε</translation>
    </message>
    <message>
        <source>The ε a paper would report; none where nothing is guaranteed.</source>
        <translation>Das ε, das eine Arbeit angeben würde; none, wo nichts garantiert ist.</translation>
    </message>
    <message>
        <source>User-level ε</source>
        <translation>ε je Person</translation>
    </message>
    <message>
        <source>What one person loses; none where it is unbounded.</source>
        <translation>Was eine Person verliert; none, wo es unbegrenzt ist.</translation>
    </message>
    <message>
        <source>CC of the protected heatmap with the original</source>
        <translation>CC der geschützten Heatmap mit dem Original</translation>
    </message>
    <message>
        <source>Correlation of the protected heatmap with the original.</source>
        <translation>Korrelation der geschützten Heatmap mit dem Original.</translation>
    </message>
    <message>
        <source>CC of the attacker&apos;s map with what the observer did</source>
        <translation>CC der Heatmap des Angreifers mit dem, was die Person tat</translation>
    </message>
    <message>
        <source>Correlation of the attacker&apos;s map with what the observer really did.</source>
        <translation>Korrelation der Heatmap des Angreifers mit dem, was die Person wirklich tat.</translation>
    </message>
    <message>
        <source>Plot in front</source>
        <translation>Diagramm vorn</translation>
    </message>
    <message>
        <source>Names of the plots that are in front, separated by spaces.</source>
        <translation>Namen der vorn liegenden Diagramme, durch Leerzeichen getrennt.</translation>
    </message>
    <message>
        <source>Error of the protected signal</source>
        <translation>Fehler des geschützten Signals</translation>
    </message>
    <message>
        <source>In the Signals workspace: error of what leaves, in parts of the range squared.</source>
        <translation>Im Bereich Signale: Fehler dessen, was hinausgeht, in Teilen der quadrierten Spannweite.</translation>
    </message>
    <message>
        <source>error of the constant</source>
        <translation>Fehler der Konstanten</translation>
    </message>
    <message>
        <source>The same of the middle of the range, published for everybody.</source>
        <translation>Dasselbe für die Mitte der Spannweite, für alle veröffentlicht.</translation>
    </message>
    <message>
        <source>Share of the noise that the attacker removes</source>
        <translation>Anteil des Rauschens, den der Angreifer entfernt</translation>
    </message>
    <message>
        <source>Share of the noise that the filtering attacker removes; while that plot is open.</source>
        <translation>Anteil des Rauschens, den der filternde Angreifer entfernt; solange dieses Diagramm offen ist.</translation>
    </message>
    <message>
        <source>ε′ under correlation</source>
        <translation>ε′ bei Korrelation</translation>
    </message>
    <message>
        <source>ε′: what correlation in time makes of one sample&apos;s ε.</source>
        <translation>ε′: was zeitliche Korrelation aus dem ε eines Werts macht.</translation>
    </message>
    <message>
        <source>ε of one sample</source>
        <translation>ε eines Abtastwerts</translation>
    </message>
    <message>
        <source>One sample&apos;s ε, were samples independent.</source>
        <translation>Das ε eines Werts, wären Werte unabhängig.</translation>
    </message>
    <message>
        <source>People found in protected signals</source>
        <translation>In geschützten Signalen gefundene Personen</translation>
    </message>
    <message>
        <source>Of the chosen attacker on people, at the present ε: accuracy on protected signals.</source>
        <translation>Des gewählten Angreifers auf Personen, beim jetzigen ε: Trefferquote auf geschützten Signalen.</translation>
    </message>
    <message>
        <source>People found in noise alone</source>
        <translation>In bloßem Rauschen gefundene Personen</translation>
    </message>
    <message>
        <source>The same for the control, which is evaluated instead of the signals.</source>
        <translation>Dasselbe für die Kontrolle, die anstelle der Signale ausgewertet wird.</translation>
    </message>
    <message>
        <source>Found by guessing</source>
        <translation>Durch Raten gefunden</translation>
    </message>
    <message>
        <source>The same by guessing.</source>
        <translation>Dasselbe durch Raten.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Of that accuracy: reads-data, noise-only or not-shown.</source>
        <translation>Zu dieser Trefferquote: reads-data, noise-only oder not-shown.</translation>
    </message>
    <message>
        <source>Share of recordings linked to their person</source>
        <translation>Anteil der Aufzeichnungen, die ihrer Person zugeordnet werden</translation>
    </message>
    <message>
        <source>In the Samples workspace: share of the recordings that are linked to their person; while that plot is open.</source>
        <translation>Im Bereich Abtastwerte: Anteil der Aufzeichnungen, die mit ihrer Person verknüpft werden; solange dieses Diagramm offen ist.</translation>
    </message>
    <message>
        <source>Releases in the practice ledger</source>
        <translation>Veröffentlichungen im Übungskontobuch</translation>
    </message>
    <message>
        <source>Entries in the practice ledger.</source>
        <translation>Einträge im Übungskontobuch.</translation>
    </message>
    <message>
        <source>ε of all releases together</source>
        <translation>ε aller Veröffentlichungen zusammen</translation>
    </message>
    <message>
        <source>What they cost together, as ε at the ledger&apos;s δ.</source>
        <translation>Was sie zusammen kosten, als ε beim δ des Kontobuchs.</translation>
    </message>
    <message>
        <source>Rounds answered</source>
        <translation>Beantwortete Runden</translation>
    </message>
    <message>
        <source>Rounds of the guessing game that were answered.</source>
        <translation>Beantwortete Runden des Ratespiels.</translation>
    </message>
    <message>
        <source>Values of ε with every round answered</source>
        <translation>Werte von ε mit lauter beantworteten Runden</translation>
    </message>
    <message>
        <source>At how many ε of the game all rounds were answered.</source>
        <translation>Bei wie vielen ε des Spiels alle Runden beantwortet sind.</translation>
    </message>
    <message>
        <source>Draws of each data set</source>
        <translation>Ziehungen aus jedem Datensatz</translation>
    </message>
    <message>
        <source>Draws of the audit on each of its two data sets.</source>
        <translation>Ziehungen des Audits aus jedem seiner zwei Datensätze.</translation>
    </message>
    <message>
        <source>ε promised</source>
        <translation>versprochenes ε</translation>
    </message>
    <message>
        <source>The ε that the audited mechanism promises.</source>
        <translation>Das ε, das der geprüfte Mechanismus verspricht.</translation>
    </message>
    <message>
        <source>ε proven by outputs</source>
        <translation>durch Ausgaben bewiesenes ε</translation>
    </message>
    <message>
        <source>The ε that its outputs prove.</source>
        <translation>Das ε, das seine Ausgaben beweisen.</translation>
    </message>
    <message>
        <source>Program with the fault</source>
        <translation>Programm mit dem Fehler</translation>
    </message>
    <message>
        <source>Whether the audited mechanism is the one with the fault: yes or no.</source>
        <translation>Ob der geprüfte Mechanismus der mit dem Fehler ist: yes oder no.</translation>
    </message>
    <message>
        <source>%1, or a mechanism&apos;s parameter</source>
        <translation>%1, oder ein Parameter eines Mechanismus</translation>
    </message>
    <message>
        <source>FACT = VALUE, or !=, &lt;, &lt;=, &gt;, &gt;= in between</source>
        <translation>FACT = VALUE, oder !=, &lt;, &lt;=, &gt;, &gt;= dazwischen</translation>
    </message>
    <message>
        <source>= or != for %1, which is a word</source>
        <translation>= oder != bei %1, was ein Wort ist</translation>
    </message>
    <message>
        <source>a word after the comparison</source>
        <translation>ein Wort nach dem Vergleich</translation>
    </message>
    <message>
        <source>a number, or the name of a fact that is one, after the comparison</source>
        <translation>eine Zahl, oder der Name einer Tatsache, die eine ist, nach dem Vergleich</translation>
    </message>
    <message>
        <source>a number, or the name of a fact that is one, before ±</source>
        <translation>eine Zahl, oder der Name einer Tatsache, die eine ist, vor ±</translation>
    </message>
    <message>
        <source>a number (12 or 0.7 ± 0.05), a fact (cc ± 0.02) or words (owl | the owl)</source>
        <translation>eine Zahl (12 oder 0.7 ± 0.05), eine Tatsache (cc ± 0,02) oder Wörter (owl | the owl)</translation>
    </message>
    <message>
        <source>a number of 0 or more after ±</source>
        <translation>eine Zahl von 0 oder mehr nach ±</translation>
    </message>
    <message>
        <source>an answer, a | and what is said to it, such as: 16 | Losses add up.</source>
        <translation>eine Antwort, ein | und was dazu gesagt wird, etwa: 16 | Verluste addieren sich.</translation>
    </message>
    <message>
        <source>1 to 4 values of ε above 0 and up to 20, such as: 8 2 0.5</source>
        <translation>1 bis 4 Werte von ε über 0 und bis 20, etwa: 8 2 0.5</translation>
    </message>
    <message>
        <source>a mechanism and one of its faults, such as: fpa missing-root-n</source>
        <translation>einen Mechanismus und einen seiner Fehler, etwa: fpa missing-root-n</translation>
    </message>
    <message>
        <source>no fault: %1 has none compiled in</source>
        <translation>kein Fehler: %1 hat keine einkompiliert</translation>
    </message>
    <message>
        <source>something after the colon</source>
        <translation>etwas nach dem Doppelpunkt</translation>
    </message>
    <message>
        <source>gallery N, reading N or viewing N with N people, or folder NAME</source>
        <translation>gallery N, reading N oder viewing N mit N Personen, oder folder NAME</translation>
    </message>
    <message>
        <source>folder NAME, a study in the lesson&apos;s own folder</source>
        <translation>folder NAME, eine Studie im eigenen Ordner der Lektion</translation>
    </message>
    <message>
        <source>a session is an object</source>
        <translation>eine Sitzung ist ein Objekt</translation>
    </message>
    <message>
        <source>write { &quot;bench&quot;: &quot;heatmaps&quot; }</source>
        <translation>schreiben Sie { &quot;bench&quot;: &quot;heatmaps&quot; }</translation>
    </message>
    <message>
        <source>the study is the lesson&apos;s</source>
        <translation>die Studie ist die der Lektion</translation>
    </message>
    <message>
        <source>name it in the header, as study:</source>
        <translation>nennen Sie sie im Kopf, als study:</translation>
    </message>
    <message>
        <source>is larger than the %1 MiB a lesson may have</source>
        <translation>ist größer als die %1 MiB, die eine Lektion haben darf</translation>
    </message>
    <message>
        <source>name a lesson&apos;s file or a folder of lessons</source>
        <translation>nennen Sie die Datei einer Lektion oder einen Ordner mit Lektionen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>there is no lesson in this folder</source>
        <translation>in diesem Ordner ist keine Lektion</translation>
    </message>
    <message>
        <source>lessons are Markdown files, NAME.md</source>
        <translation>Lektionen sind Markdown-Dateien, NAME.md</translation>
    </message>
    <message>
        <source>Heatmaps</source>
        <translation>Heatmaps</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signale</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Attacker&apos;s view</source>
        <translation>Sicht des Angreifers</translation>
    </message>
    <message>
        <source>another mechanism</source>
        <translation>ein anderer Mechanismus</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>share of data</source>
        <translation>Anteil der Daten</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>strangers</source>
        <translation>Fremde</translation>
    </message>
    <message>
        <source>Filtering attacker</source>
        <translation>Filternder Angreifer</translation>
    </message>
    <message>
        <source>Linkage</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>What could be seen</source>
        <translation>Was zu sehen wäre</translation>
    </message>
    <message>
        <source>noise only</source>
        <translation>nur Rauschen</translation>
    </message>
    <message>
        <source>reads data</source>
        <translation>liest Daten</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1: other than %2</source>
        <translation>%1: nicht %2</translation>
    </message>
    <message>
        <source>%1: less than %2</source>
        <translation>%1: weniger als %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1: more than %2</source>
        <translation>%1: mehr als %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>a whole number, 1 ≤ windows ≤ 200</source>
        <translation>eine ganze Zahl, 1 ≤ windows ≤ 200</translation>
    </message>
    <message>
        <source>times that rise from above 0, counted from when the picture appeared</source>
        <translation>Zeiten, die von über 0 an steigen, gezählt ab dem Erscheinen des Bildes</translation>
    </message>
    <message>
        <source>milliseconds, 0 &lt; presentation ≤ 100000000</source>
        <translation>Millisekunden, 0 &lt; presentation ≤ 100000000</translation>
    </message>
    <message>
        <source>from %1 ms</source>
        <translation>ab %1 ms</translation>
    </message>
    <message>
        <source>%1 – %2 ms</source>
        <translation>%1 – %2 ms</translation>
    </message>
    <message>
        <source>from fixation %1</source>
        <translation>ab Fixation %1</translation>
    </message>
    <message>
        <source>fixation %1</source>
        <translation>Fixation %1</translation>
    </message>
    <message>
        <source>fixations %1 – %2</source>
        <translation>Fixationen %1 – %2</translation>
    </message>
    <message>
        <source>summaries for features</source>
        <translation>summaries für Merkmale</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>The noise is calibrated from public quantities only, by the exact profile of the Gaussian (Balle &amp; Wang 2018).</source>
        <translation>Das Rauschen ist nur aus öffentlichen Größen kalibriert, nach dem exakten Profil der Gauß-Verteilung (Balle &amp; Wang 2018).</translation>
    </message>
    <message>
        <source>δ is 1/n or more: that would even allow publishing one observer outright.</source>
        <translation>δ ist 1/n oder mehr: Das ließe sogar zu, eine Person unverändert zu veröffentlichen.</translation>
    </message>
    <message>
        <source>one participant, all their recordings</source>
        <translation>eine Person, alle ihre Aufzeichnungen</translation>
    </message>
    <message>
        <source>%1, mean over observers</source>
        <translation>%1, Mittel über Beobachter</translation>
    </message>
    <message>
        <source>b</source>
        <translation>b</translation>
    </message>
    <message>
        <source>The scale is the public ℓ1 sensitivity over ε; no δ is needed.</source>
        <translation>Die Skala ist die öffentliche ℓ1-Sensitivität durch ε; kein δ ist nötig.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>K-norm noise has the shape of what one observer can change and needs no δ; Gaussian noise keeps (ε,δ) and grows less with the number of metrics; Laplace noise needs no δ and grows with the number of areas. Auto takes the one that deviates least.</source>
        <translation>K-Norm-Rauschen hat die Form dessen, was eine Person ändern kann, und braucht kein δ; Gauß-Rauschen hält (ε,δ) und wächst weniger mit der Zahl der Maße; Laplace-Rauschen braucht kein δ und wächst mit der Zahl der AOIs. Auto nimmt das, was am wenigsten streut.</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>k-norm</source>
        <translation>k-Norm</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>laplace</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>K-norm</source>
        <translation>K-Norm</translation>
    </message>
    <message>
        <source>Laplace</source>
        <translation>Laplace</translation>
    </message>
    <message>
        <source>auto: the smallest deviation, from public facts</source>
        <translation>auto: die kleinste Streuung, aus öffentlichen Tatsachen</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Of people like these observers, which takes one more noisy number for each metric, or of these observers alone.</source>
        <translation>Für Menschen wie diese Beobachter, wofür es je Maß eine weitere verrauschte Zahl braucht, oder für diese Beobachter allein.</translation>
    </message>
    <message>
        <source>observers</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <source>Bound of counts</source>
        <translation>Grenze der Anzahlen</translation>
    </message>
    <message>
        <source>An observer&apos;s counts of fixations in all areas are scaled down to this sum (K-norm noise), or as one vector to this length. Nobody with as few fixations is touched, where areas do not overlap.</source>
        <translation>Die Fixationszahlen einer Person in allen AOIs werden auf diese Summe verkleinert (K-Norm-Rauschen) oder, als ein Vektor, auf diese Länge. Wer so wenige Fixationen macht, bleibt unberührt, wo AOIs nicht überlappen.</translation>
    </message>
    <message>
        <source>the expected fixations: 10 for 3 s of presentation</source>
        <translation>die erwarteten Fixationen: 10 für 3 s Darbietung</translation>
    </message>
    <message>
        <source>Presentation time</source>
        <translation>Darbietungszeit</translation>
    </message>
    <message>
        <source>How long the picture was shown: the most that dwell and first fixation can be. Public; never read from the data.</source>
        <translation>Wie lange das Bild gezeigt wurde: das Höchste, was Verweildauer und erste Fixation sein können. Öffentlich; nie aus den Daten gelesen.</translation>
    </message>
    <message>
        <source>as the study&apos;s frame has it, else 300 ms for each expected fixation</source>
        <translation>wie es im Rahmen der Studie steht, sonst 300 ms je erwartete Fixation</translation>
    </message>
    <message>
        <source>Only an observer&apos;s first T transitions count.</source>
        <translation>Nur die ersten T Übergänge einer Person zählen.</translation>
    </message>
    <message>
        <source>Areas of interest</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>Noise on the few numbers a study reports of areas of interest: accurate at ordinary study sizes.</source>
        <translation>Rauschen auf den wenigen Zahlen, die eine Studie über AOIs berichtet: genau bei üblichen Studiengrößen.</translation>
    </message>
    <message>
        <source>mean of observers&apos; bounded values + noise: density ∝ e^(−ε‖z‖_K) on their sum, or N(0, σ²) with σ = Δ2·√M·q(ε,δ) for M metrics</source>
        <translation>Mittel der begrenzten Werte der Beobachter + Rauschen: Dichte ∝ e^(−ε‖z‖_K) auf ihrer Summe, oder N(0, σ²) mit σ = Δ2·√M·q(ε,δ) für M Maße</translation>
    </message>
    <message>
        <source>±%1 %2</source>
        <translation>±%1 %2</translation>
    </message>
    <message>
        <source>Expected error of a value from noise alone (one standard deviation): %1. What bounds take away and what other observers would have done come on top.</source>
        <translation>Erwarteter Fehler eines Werts nur aus dem Rauschen (eine Standardabweichung): %1. Was Grenzen wegnehmen und was andere Beobachter getan hätten, kommt hinzu.</translation>
    </message>
    <message>
        <source>an area&apos;s value would be lost in it, and it is paid for all the same. A larger ε, fewer metrics, fewer areas or more observers help.</source>
        <translation>Der Wert einer AOI ginge darin unter und wird doch bezahlt. Ein größeres ε, weniger Maße, weniger AOIs oder mehr Beobachter helfen.</translation>
    </message>
    <message>
        <source>a feature&apos;s mean would be lost in it, and it is paid for all the same. A larger ε, fewer features or more people help.</source>
        <translation>Das Mittel eines Merkmals ginge darin unter und wird doch bezahlt. Ein größeres ε, weniger Merkmale oder mehr Personen helfen.</translation>
    </message>
    <message>
        <source>Mostly noise: %1</source>
        <translation>Größtenteils Rauschen: %1</translation>
    </message>
    <message>
        <source>a larger epsilon, or one of fewer digits: exact noise ends there</source>
        <translation>ein größeres ε oder eines mit weniger Stellen: Dort endet exaktes Rauschen</translation>
    </message>
    <message>
        <source>gaussian or laplace for more than 1024 numbers in a table</source>
        <translation>gaussian oder laplace bei mehr als 1024 Zahlen in einer Tabelle</translation>
    </message>
    <message>
        <source>Every value is brought into its metric&apos;s range; 95 % intervals of noise alone are of the bounded mean of these observers: what bounds took away and what other observers would have done come on top.</source>
        <translation>Jeder Wert wird in den Bereich seines Maßes gebracht; 95-%-Intervalle des Rauschens allein gelten für das begrenzte Mittel dieser Beobachter: Was Grenzen weggenommen haben und was andere Beobachter getan hätten, kommt hinzu.</translation>
    </message>
    <message>
        <source>The share of looking elsewhere has noise too, and all shares are moved alike to sum to 1, which takes away a part of the noise.</source>
        <translation>Auch der Anteil des Blicks anderswohin hat Rauschen, und alle Anteile werden gleich weit verschoben, bis sie 1 ergeben, was einen Teil des Rauschens wegnimmt.</translation>
    </message>
    <message>
        <source>Shares of areas that do not overlap are moved to the nearest ones that sum to at most 1.</source>
        <translation>Anteile nicht überlappender AOIs werden auf die nächsten verschoben, die zusammen höchstens 1 ergeben.</translation>
    </message>
    <message>
        <source>Transitions are moved to the nearest ones that sum to at most T.</source>
        <translation>Übergänge werden auf die nächsten verschoben, die zusammen höchstens T ergeben.</translation>
    </message>
    <message>
        <source>Fixations and dwell are moved to the nearest ones that sum to at most their bound.</source>
        <translation>Fixationen und Verweildauern werden auf die nächsten verschoben, die zusammen höchstens ihre Grenze ergeben.</translation>
    </message>
    <message>
        <source>95 % intervals of noise and sampling are of people like these observers. They assume that observers vary about the mean like a Dirichlet distribution, which one more noisy number for each metric describes.</source>
        <translation>95-%-Intervalle aus Rauschen und Stichprobe gelten für Menschen wie diese Beobachter. Sie nehmen an, dass Beobachter um das Mittel wie eine Dirichlet-Verteilung streuen, die je Maß eine weitere verrauschte Zahl beschreibt.</translation>
    </message>
    <message>
        <source>How much observers vary in whether they looked follows from the protected share alone.</source>
        <translation>Wie sehr sich Beobachter darin unterscheiden, ob sie hinsahen, folgt aus dem geschützten Anteil allein.</translation>
    </message>
    <message>
        <source>The mean fixation duration is protected dwell over protected fixations.</source>
        <translation>Die mittlere Fixationsdauer ist die geschützte Verweildauer durch die geschützten Fixationen.</translation>
    </message>
    <message>
        <source>of dwell-share</source>
        <translation>Verweilanteil</translation>
    </message>
    <message>
        <source>of looked</source>
        <translation>Anteil der Ansehenden</translation>
    </message>
    <message>
        <source>fixations of fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>ms of dwell</source>
        <translation>ms Verweildauer</translation>
    </message>
    <message>
        <source>ms of first-fixation</source>
        <translation>ms bis zur ersten Fixation</translation>
    </message>
    <message>
        <source>transitions of transitions</source>
        <translation>Übergänge</translation>
    </message>
    <message>
        <source>of a feature&apos;s range</source>
        <translation>der Spannweite eines Merkmals</translation>
    </message>
    <message>
        <source>dwell-share</source>
        <translation>Verweilanteil</translation>
    </message>
    <message>
        <source>looked</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>dwell</source>
        <translation>Verweildauer</translation>
    </message>
    <message>
        <source>first-fixation</source>
        <translation>Erste Fixation</translation>
    </message>
    <message>
        <source>feature-mean</source>
        <translation>Merkmalsmittel</translation>
    </message>
    <message>
        <source>mean-fixation-duration</source>
        <translation>mittlere Fixationsdauer</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 fixations</source>
        <translation>%1 Fixationen</translation>
    </message>
    <message>
        <source>%1 transitions</source>
        <translation>%1 Übergänge</translation>
    </message>
    <message>
        <source>Group %1 looked at %2 longer than group %3</source>
        <translation>Gruppe %1 sah %2 länger an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 looked at %2 for a shorter time than group %3</source>
        <translation>Gruppe %1 sah %2 kürzer an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 looked at %2 more often than group %3</source>
        <translation>Gruppe %1 sah %2 öfter an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 looked at %2 less often than group %3</source>
        <translation>Gruppe %1 sah %2 seltener an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 made more fixations on %2 than group %3</source>
        <translation>Gruppe %1 fixierte %2 öfter als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 made fewer fixations on %2 than group %3</source>
        <translation>Gruppe %1 fixierte %2 seltener als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 first looked at %2 later than group %3</source>
        <translation>Gruppe %1 sah %2 später zum ersten Mal an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 first looked at %2 earlier than group %3</source>
        <translation>Gruppe %1 sah %2 früher zum ersten Mal an als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 made more transitions %2 than group %3</source>
        <translation>Gruppe %1 machte mehr Übergänge %2 als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 made fewer transitions %2 than group %3</source>
        <translation>Gruppe %1 machte weniger Übergänge %2 als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 had a higher mean of %2 than group %3</source>
        <translation>Gruppe %1 hatte ein höheres Mittel von %2 als Gruppe %3</translation>
    </message>
    <message>
        <source>Group %1 had a lower mean of %2 than group %3</source>
        <translation>Gruppe %1 hatte ein niedrigeres Mittel von %2 als Gruppe %3</translation>
    </message>
    <message>
        <source>In %1 people looked at %2 longer than in %3</source>
        <translation>In %1 sahen Personen %2 länger an als in %3</translation>
    </message>
    <message>
        <source>In %1 people looked at %2 for a shorter time than in %3</source>
        <translation>In %1 sahen Personen %2 kürzer an als in %3</translation>
    </message>
    <message>
        <source>In %1 people looked at %2 more often than in %3</source>
        <translation>In %1 sahen Personen %2 öfter an als in %3</translation>
    </message>
    <message>
        <source>In %1 people looked at %2 less often than in %3</source>
        <translation>In %1 sahen Personen %2 seltener an als in %3</translation>
    </message>
    <message>
        <source>In %1 people made more fixations on %2 than in %3</source>
        <translation>In %1 fixierten Personen %2 öfter als in %3</translation>
    </message>
    <message>
        <source>In %1 people made fewer fixations on %2 than in %3</source>
        <translation>In %1 fixierten Personen %2 seltener als in %3</translation>
    </message>
    <message>
        <source>In %1 people first looked at %2 later than in %3</source>
        <translation>In %1 sahen Personen %2 später zum ersten Mal an als in %3</translation>
    </message>
    <message>
        <source>In %1 people first looked at %2 earlier than in %3</source>
        <translation>In %1 sahen Personen %2 früher zum ersten Mal an als in %3</translation>
    </message>
    <message>
        <source>In %1 people made more transitions %2 than in %3</source>
        <translation>In %1 machten Personen mehr Übergänge %2 als in %3</translation>
    </message>
    <message>
        <source>In %1 people made fewer transitions %2 than in %3</source>
        <translation>In %1 machten Personen weniger Übergänge %2 als in %3</translation>
    </message>
    <message>
        <source>In %1 people had a higher mean of %2 than in %3</source>
        <translation>In %1 hatten Personen ein höheres Mittel von %2 als in %3</translation>
    </message>
    <message>
        <source>In %1 people had a lower mean of %2 than in %3</source>
        <translation>In %1 hatten Personen ein niedrigeres Mittel von %2 als in %3</translation>
    </message>
    <message>
        <source>No difference in %1 of %2 was found between %3 and %4</source>
        <translation>Kein Unterschied in %1 von %2 wurde zwischen %3 und %4 gefunden</translation>
    </message>
    <message>
        <source>No difference in %1 of %2 was found between groups %3 and %4</source>
        <translation>Kein Unterschied in %1 von %2 wurde zwischen den Gruppen %3 und %4 gefunden</translation>
    </message>
    <message>
        <source>%1: difference %2, 95 % interval %3 to %4, noise and sampling; p %5 after Holm; ε = %6.</source>
        <translation>%1: Unterschied %2, 95-%-Intervall %3 bis %4, Rauschen und Stichprobe; p %5 nach Holm; ε = %6.</translation>
    </message>
    <message>
        <source>%1: difference %2, 95 % interval %3 to %4, noise alone, of these observers; p %5 after Holm; ε = %6.</source>
        <translation>%1: Unterschied %2, 95-%-Intervall %3 bis %4, nur Rauschen, dieser Beobachter; p %5 nach Holm; ε = %6.</translation>
    </message>
    <message>
        <source>%1: %2 against %3, difference %4, 95 % interval %5 to %6, noise and sampling; p %7 after Holm; ε = %8.</source>
        <translation>%1: %2 gegen %3, Unterschied %4, 95-%-Intervall %5 bis %6, Rauschen und Stichprobe; p %7 nach Holm; ε = %8.</translation>
    </message>
    <message>
        <source>%1: %2 against %3, difference %4, 95 % interval %5 to %6, noise alone, of these observers; p %7 after Holm; ε = %8.</source>
        <translation>%1: %2 gegen %3, Unterschied %4, 95-%-Intervall %5 bis %6, nur Rauschen, dieser Beobachter; p %7 nach Holm; ε = %8.</translation>
    </message>
    <message>
        <source>Every observer is in one of the %1 groups only, so the releases of all groups together cost one ε (parallel composition).</source>
        <translation>Jeder Beobachter ist nur in einer der %1 Gruppen, also kosten die Veröffentlichungen aller Gruppen zusammen ein ε (parallele Komposition).</translation>
    </message>
    <message>
        <source>The smallest group has %1 observers; the noise named here is of its release. Who knows the data of all others in it holds one person&apos;s values with %2 times that noise.</source>
        <translation>Die kleinste Gruppe hat %1 Beobachter; das hier genannte Rauschen ist das ihrer Veröffentlichung. Wer die Daten aller anderen darin kennt, hält die Werte einer Person mit dem %2-Fachen dieses Rauschens in der Hand.</translation>
    </message>
    <message>
        <source>aoi for areas of interest</source>
        <translation>aoi für AOIs</translation>
    </message>
    <message>
        <source>Feature summaries</source>
        <translation>Merkmalsmittel</translation>
    </message>
    <message>
        <source>Means of features over people: accurate where single signals are mostly noise.</source>
        <translation>Mittel von Merkmalen über Personen: genau, wo einzelne Signale vor allem Rauschen sind.</translation>
    </message>
    <message>
        <source>mean over people of each person&apos;s mean, held to public bounds, + noise: density ∝ e^(−ε‖z‖_K) on their sum, or N(0, σ²) with σ = √F·q(ε,δ)/n of the range for F features</source>
        <translation>Mittel über Personen von jedem Mittel einer Person, auf öffentliche Grenzen beschränkt, + Rauschen: Dichte ∝ e^(−ε‖z‖_K) auf ihrer Summe, oder N(0, σ²) mit σ = √F·q(ε,δ)/n der Spannweite für F Merkmale</translation>
    </message>
    <message>
        <source>cap, count_cap or clip</source>
        <translation>cap, count_cap oder clip</translation>
    </message>
    <message>
        <source>this large</source>
        <translation>so groß</translation>
    </message>
    <message>
        <source>smaller bounds for a release</source>
        <translation>kleinere Schranken für eine Veröffentlichung</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>standard deviations</source>
        <translation>Standardabweichungen</translation>
    </message>
    <message>
        <source>How far above the remaining uncertainty a hot spot must rise to be shown; beside the picture&apos;s prior times the share of data. After the noise, so free.</source>
        <translation>Wie weit ein Brennpunkt über die verbleibende Unsicherheit ragen muss, um gezeigt zu werden; beim Vorwissen aus dem Bild mal dem Anteil der Daten. Nach dem Rauschen, also frei.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Vorwissen</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>where n/q(ε,δ) &lt; 100: picture where the stimulus has one, else screen; centre beyond</source>
        <translation>solange n/q(ε,δ) &lt; 100: Bild, wo der Stimulus eines hat, sonst Bildschirm; darüber Mitte</translation>
    </message>
    <message>
        <source>Every observer&apos;s map is clipped by itself; prior, threshold and blur come after the noise and cost nothing.</source>
        <translation>Die Heatmap jeder Person wird für sich gekappt; Vorwissen, Schwelle und Weichzeichnung kommen nach dem Rauschen und kosten nichts.</translation>
    </message>
    <message>
        <source>Lowered by %1 standard deviations of the noise and clamped at zero.</source>
        <translation>Um %1 Standardabweichungen des Rauschens gesenkt und bei null abgeschnitten.</translation>
    </message>
    <message>
        <source>The stimulus has no picture that can be read, so the prior is that of any picture or screen.</source>
        <translation>Der Stimulus hat kein lesbares Bild, also ist das Vorwissen das irgendeines Bilds oder Bildschirms.</translation>
    </message>
    <message>
        <source>Pulled towards what is publicly known about gaze (a Gaussian-process prior: hot spots lie where the public picture draws the eye).</source>
        <translation>Zum öffentlich Bekannten gezogen (Vorwissen als Gauß-Prozess: Brennpunkte liegen, wohin das öffentliche Bild das Auge zieht).</translation>
    </message>
    <message>
        <source>Pulled towards what is publicly known about gaze (a Gaussian-process prior: gaze gathers around the centre and in hot spots).</source>
        <translation>Zum öffentlich Bekannten gezogen (Vorwissen als Gauß-Prozess: Blicke sammeln sich um die Mitte und in Brennpunkten).</translation>
    </message>
    <message>
        <source>Pulled towards what is publicly known about gaze (a Gaussian-process prior: gaze on screens, around a centre or over a page, and in hot spots).</source>
        <translation>Zum öffentlich Bekannten gezogen (Vorwissen als Gauß-Prozess: Blicke auf Bildschirmen, um eine Mitte oder über eine Seite, und in Brennpunkten).</translation>
    </message>
    <message>
        <source>Windows of time lend each other what they know: a correlation of %1 from one to the next.</source>
        <translation>Zeitfenster leihen einander, was sie wissen: eine Korrelation von %1 von einem zum nächsten.</translation>
    </message>
    <message>
        <source>Lowered by %1 × the standard deviation of what remains uncertain, times the share of data, and clamped at zero.</source>
        <translation>Um %1 × die Standardabweichung des verbleibenden Ungewissen gesenkt, mal dem Anteil der Daten, und bei null abgeschnitten.</translation>
    </message>
    <message>
        <source>Lowered by %1 × the standard deviation of what remains uncertain and clamped at zero.</source>
        <translation>Um %1 × die Standardabweichung des verbleibenden Ungewissen gesenkt und bei null abgeschnitten.</translation>
    </message>
    <message>
        <source>Share of the map that the noisy data decided: %1 (1 − posterior variance / prior variance); the rest is expectation. unbiased.csv is the map without prior.</source>
        <translation>Anteil der Heatmap, den die verrauschten Daten entschieden: %1 (1 − A-posteriori-Varianz / A-priori-Varianz); der Rest ist Erwartung. unbiased.csv ist die Heatmap ohne Vorwissen.</translation>
    </message>
    <message>
        <source>Scaled by the share that clipping is expected to leave of an observer (public).</source>
        <translation>Um den Anteil skaliert, den die Kappung von einer Person voraussichtlich übrig lässt (öffentlich).</translation>
    </message>
    <message>
        <source>Blurred by what the splat leaves of a Gaussian point spread of standard deviation %1 stimulus pixels onto the display grid.</source>
        <translation>Weichgezeichnet durch das, was die Verteilung von einer Gauß-Punktspreizfunktion mit der Standardabweichung %1 Stimuluspixel übrig lässt, auf das Anzeigeraster.</translation>
    </message>
    <message>
        <source>Clipped Gaussian</source>
        <translation>Gekappter Gauß</translation>
    </message>
    <message>
        <source>Fixations spread on a coarse grid, every observer clipped, then Gaussian noise: far less of it for the same ε.</source>
        <translation>Fixationen auf grobem Raster verteilt, jede Person gekappt, dann Gauß-Rauschen: viel weniger davon bei gleichem ε.</translation>
    </message>
    <message>
        <source>(1/n) Σ G_i·min(1, C/‖G_i‖₂) + N(0,σ²) per coarse cell; σ = √2·C/n·q(ε,δ)</source>
        <translation>(1/n) Σ G_i·min(1, C/‖G_i‖₂) + N(0,σ²) je grober Zelle; σ = √2·C/n·q(ε,δ)</translation>
    </message>
    <message>
        <source>picture width · s/τ with τ² = (σ_b/2)² + (0.035·picture width)²·40/(40 + n/q(ε,δ)), 4 … 400</source>
        <translation>Bildbreite · s/τ mit τ² = (σ_b/2)² + (0,035·Bildbreite)²·40/(40 + n/q(ε,δ)), 4 … 400</translation>
    </message>
    <message>
        <source>as the width, for square cells</source>
        <translation>wie die Breite, für quadratische Zellen</translation>
    </message>
    <message>
        <source>2 fixations: 2/(2√π·s), or 2 without splat</source>
        <translation>2 Fixationen: 2/(2√π·s), oder 2 ohne Verteilung</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>analytic: the least noise that keeps (ε,δ). theorem-3.4: the noise the paper prints.</source>
        <translation>Analytisch: das kleinste Rauschen, das (ε,δ) hält. Satz 3.4: das Rauschen, das die Arbeit druckt.</translation>
    </message>
    <message>
        <source>analytic</source>
        <translation>analytisch</translation>
    </message>
    <message>
        <source>theorem-3.4</source>
        <translation>Satz 3.4</translation>
    </message>
    <message>
        <source>Theorem 3.4</source>
        <translation>Satz 3.4</translation>
    </message>
    <message>
        <source>Theorem 3.4 is not true as stated: its proof bounds an ℓ2 norm by a union bound over coordinates.</source>
        <translation>Satz 3.4 stimmt nicht wie behauptet: Sein Beweis schätzt eine ℓ2-Norm durch eine Vereinigung über Koordinaten ab.</translation>
    </message>
    <message>
        <source>Here its noise is too small: δ is really %1 times the promised one.</source>
        <translation>Hier ist sein Rauschen zu klein: δ ist in Wahrheit das %1-Fache des versprochenen.</translation>
    </message>
    <message>
        <source>Here its noise is %1 times what is needed, so the promise holds at a loss.</source>
        <translation>Hier ist sein Rauschen das %1-Fache des nötigen, also gilt das Versprechen mit Verlust.</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gauß</translation>
    </message>
    <message>
        <source>Gaussian noise on every cell of the mean map, as published, or calibrated exactly.</source>
        <translation>Gauß-Rauschen auf jeder Zelle der mittleren Heatmap, wie publiziert, oder exakt kalibriert.</translation>
    </message>
    <message>
        <source>Ḡ + N(0,σ²) per cell; σ = Δ2·q(ε,δ), or σ = (m/nε)·√(r(ε/2 + ln(r/δ)))</source>
        <translation>Ḡ + N(0,σ²) je Zelle; σ = Δ2·q(ε,δ), oder σ = (m/nε)·√(r(ε/2 + ln(r/δ)))</translation>
    </message>
    <message>
        <source>the display grid&apos;s width</source>
        <translation>die Breite des Anzeigerasters</translation>
    </message>
    <message>
        <source>the display grid&apos;s height</source>
        <translation>die Höhe des Anzeigerasters</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Laplace noise on every cell of the mean map: no δ, at the price of much more noise.</source>
        <translation>Laplace-Rauschen auf jeder Zelle der mittleren Heatmap: kein δ, um den Preis von viel mehr Rauschen.</translation>
    </message>
    <message>
        <source>Ḡ + Lap(b) per cell; b = Δ1/ε</source>
        <translation>Ḡ + Lap(b) je Zelle; b = Δ1/ε</translation>
    </message>
    <message>
        <source>a mechanism with noise on every cell, and one window of time</source>
        <translation>ein Mechanismus mit Rauschen auf jeder Zelle, und ein Zeitfenster</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Size of the grid that gaze is counted on and noise is added to. Fewer cells: less noise relative to the signal, and less detail.</source>
        <translation>Größe des Rasters, auf dem Blicke gezählt werden und Rauschen hinzukommt. Weniger Zellen: weniger Rauschen im Verhältnis zum Signal, und weniger Einzelheiten.</translation>
    </message>
    <message>
        <source>Noise grid width</source>
        <translation>Rauschraster, Breite</translation>
    </message>
    <message>
        <source>Noise grid height</source>
        <translation>Rauschraster, Höhe</translation>
    </message>
    <message>
        <source>Cell cap</source>
        <translation>Zellkappung</translation>
    </message>
    <message>
        <source>No observer counts more often than this in one cell.</source>
        <translation>Niemand zählt in einer Zelle öfter als so oft.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>Count cap</source>
        <translation>Zahlkappung</translation>
    </message>
    <message>
        <source>Only an observer&apos;s first T fixations count.</source>
        <translation>Nur die ersten T Fixationen einer Person zählen.</translation>
    </message>
    <message>
        <source>ℓ2 clip</source>
        <translation>ℓ2-Kappung</translation>
    </message>
    <message>
        <source>norm of one observer&apos;s map</source>
        <translation>Norm einer Heatmap</translation>
    </message>
    <message>
        <source>An observer&apos;s map longer than this is scaled down to it. A single splatted fixation of s cells has a norm of about 0.28/s, a plain one of 1.</source>
        <translation>Eine längere Heatmap einer Person wird darauf verkleinert. Eine einzelne, auf s Zellen verteilte Fixation hat eine Norm von etwa 0.28/s, eine unverteilte von 1.</translation>
    </message>
    <message>
        <source>Splat</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Each fixation is spread over its neighbours by a Gaussian of this width before the clip. 0 = off.</source>
        <translation>Jede Fixation wird vor der Kappung durch eine Gauß-Glocke dieser Breite auf ihre Nachbarn verteilt. 0 = aus.</translation>
    </message>
    <message>
        <source>Blurred by a Gaussian point spread of standard deviation %1 stimulus pixels onto the display grid.</source>
        <translation>Weichgezeichnet durch eine Gauß-Punktspreizfunktion mit der Standardabweichung %1 Stimuluspixel auf das Anzeigeraster.</translation>
    </message>
    <message>
        <source>fixations per cell, mean over observers</source>
        <translation>Fixationen je Zelle, Mittel über Beobachter</translation>
    </message>
    <message>
        <source>how long stimuli were shown, in ms, where windows are even</source>
        <translation>wie lange Stimuli gezeigt wurden, in ms, wo Fenster gleich sind</translation>
    </message>
    <message>
        <source>1, or a mechanism that clips all windows of an observer as one: clipped-gaussian</source>
        <translation>1, oder ein Mechanismus, der alle Fenster einer Person gemeinsam kappt: clipped-gaussian</translation>
    </message>
    <message>
        <source>Without noise, whoever knows everybody else&apos;s gaze subtracts it and holds yours exactly (Liu et al. 2019, §3.3).</source>
        <translation>Ohne Rauschen zieht, wer den Blick aller anderen kennt, diesen ab und hat Ihren genau (Liu et al. 2019, §3.3).</translation>
    </message>
    <message>
        <source>Noise-free</source>
        <translation>Ohne Rauschen</translation>
    </message>
    <message>
        <source>The mean of all observers&apos; maps, unprotected: what is published today.</source>
        <translation>Das Mittel der Heatmaps aller Beobachter, ungeschützt: was heute veröffentlicht wird.</translation>
    </message>
    <message>
        <source>Ḡ = (1/n) Σ G_i</source>
        <translation>Ḡ = (1/n) Σ G_i</translation>
    </message>
    <message>
        <source>Selected fraction</source>
        <translation>Gewählter Anteil</translation>
    </message>
    <message>
        <source>The share of observers whose maps are averaged.</source>
        <translation>Der Anteil der Beobachter, deren Heatmaps gemittelt werden.</translation>
    </message>
    <message>
        <source>With chance c you are among the selected, and then nothing hides you: δ cannot be below c (Liu et al. 2019, Theorem 3.2).</source>
        <translation>Mit Wahrscheinlichkeit c sind Sie unter den Gewählten, und dann verbirgt Sie nichts: δ kann nicht unter c liegen (Liu et al. 2019, Satz 3.2).</translation>
    </message>
    <message>
        <source>With chance 1 − (1 − 1/n)^(cn) you are among the selected, and then nothing hides you (Liu et al. 2019, Theorem 3.3).</source>
        <translation>Mit Wahrscheinlichkeit 1 − (1 − 1/n)^(cn) sind Sie unter den Gewählten, und dann verbirgt Sie nichts (Liu et al. 2019, Satz 3.3).</translation>
    </message>
    <message>
        <source>(1/cn) Σ over cn selected observers of G_i</source>
        <translation>(1/cn) Σ über cn gewählte Beobachter von G_i</translation>
    </message>
    <message>
        <source>Random selection 1</source>
        <translation>Zufallsauswahl 1</translation>
    </message>
    <message>
        <source>The mean over a random part of the observers, each at most once.</source>
        <translation>Das Mittel über einen zufälligen Teil der Beobachter, jeder höchstens einmal.</translation>
    </message>
    <message>
        <source>Random selection 2</source>
        <translation>Zufallsauswahl 2</translation>
    </message>
    <message>
        <source>The mean over observers drawn at random, the same one possibly again.</source>
        <translation>Das Mittel über zufällig gezogene Beobachter, derselbe womöglich mehrmals.</translation>
    </message>
    <message>
        <source>%1 &lt; %2</source>
        <translation>%1 &lt; %2</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>0 or %1</source>
        <translation>0 oder %1</translation>
    </message>
    <message>
        <source>a whole number, %1</source>
        <translation>eine ganze Zahl, %1</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Privacy loss</source>
        <translation>Privatheitsverlust</translation>
    </message>
    <message>
        <source>How much the output may depend on any one observer; releases add up. For one heatmap at δ = n^(−3/2), Liu et al. 2019 call 1 good and 3 okay.</source>
        <translation>Wie sehr die Ausgabe von irgendeiner Person abhängen darf; Veröffentlichungen addieren sich. Für eine Heatmap bei δ = n^(−3/2) nennen Liu et al. 2019 1 gut und 3 annehmbar.</translation>
    </message>
    <message>
        <source>Additive allowance</source>
        <translation>Additiver Spielraum</translation>
    </message>
    <message>
        <source>min(n^(−3/2), 0.05)</source>
        <translation>min(n^(−3/2), 0,05)</translation>
    </message>
    <message>
        <source>Observers</source>
        <translation>Beobachter</translation>
    </message>
    <message>
        <source>How many observers the mean map is over. Public.</source>
        <translation>Über wie viele Beobachter die mittlere Heatmap geht. Öffentlich.</translation>
    </message>
    <message>
        <source>CFPA</source>
        <translation>CFPA</translation>
    </message>
    <message>
        <source>FPA on consecutive chunks: the signal&apos;s shape is kept better, but every chunk costs ε again.</source>
        <translation>FPA auf aufeinander folgenden Abschnitten: Die Form des Signals bleibt besser, aber jeder Abschnitt kostet wieder ε.</translation>
    </message>
    <message>
        <source>FPA on each chunk of c; λ = min(√c·√k·Δ2, direct bound)/ε</source>
        <translation>FPA auf jedem Abschnitt von c; λ = min(√c·√k·Δ2, direkte Schranke)/ε</translation>
    </message>
    <message>
        <source>min(2, ⌊c/2⌋+1)</source>
        <translation>min(2, ⌊c/2⌋+1)</translation>
    </message>
    <message>
        <source>direct with public bounds, else cauchy</source>
        <translation>direkt bei öffentlichen Grenzen, sonst Cauchy</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>Rekonstruktion</translation>
    </message>
    <message>
        <source>prefix-sum undoes the differences. as-printed is step 3 of the paper, which does not; for study only.</source>
        <translation>Die Präfixsumme macht die Differenzen rückgängig. „Wie gedruckt“ ist Schritt 3 der Arbeit, der das nicht tut; nur zum Studium.</translation>
    </message>
    <message>
        <source>prefix-sum</source>
        <translation>Präfixsumme</translation>
    </message>
    <message>
        <source>as-printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>DCFPA</source>
        <translation>DCFPA</translation>
    </message>
    <message>
        <source>CFPA on the differences inside each chunk, summed up again afterwards.</source>
        <translation>CFPA auf den Differenzen in jedem Abschnitt, danach wieder aufsummiert.</translation>
    </message>
    <message>
        <source>FPA on d_1 = x_1, d_t = x_t − x_{t−1} of each chunk, then prefix sums; λ = min(√c·√k·√(4c−3)·R, direct bound)/ε</source>
        <translation>FPA auf d_1 = x_1, d_t = x_t − x_{t−1} jedes Abschnitts, dann Präfixsummen; λ = min(√c·√k·√(4c−3)·R, direkte Schranke)/ε</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>true: the exponential mechanism, Laplace noise on every sample. as-published: one number a signal with random signs, whose outputs give the input away.</source>
        <translation>Richtig: der Exponentialmechanismus, Laplace-Rauschen auf jedem Abtastwert. Wie publiziert: eine Zahl je Signal mit zufälligen Vorzeichen, deren Ausgaben die Eingabe verraten.</translation>
    </message>
    <message>
        <source>true</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>as-published</source>
        <translation>wie publiziert</translation>
    </message>
    <message>
        <source>Subsampling window</source>
        <translation>Ausdünnungsfenster</translation>
    </message>
    <message>
        <source>One sample of every window is chosen at random and repeated. Fewer samples, less noise.</source>
        <translation>Ein Wert jedes Fensters wird zufällig gewählt und wiederholt. Weniger Werte, weniger Rauschen.</translation>
    </message>
    <message>
        <source>the exponential mechanism as published promises nothing (its outputs give the input away), and there is no exact sampler for it; release with form=true</source>
        <translation>der Exponentialmechanismus verspricht, wie publiziert, nichts (seine Ausgaben verraten die Eingabe), und es gibt keinen exakten Ziehvorgang dafür; veröffentlichen Sie mit form=true</translation>
    </message>
    <message>
        <source>The mechanism&apos;s normaliser does not depend on the data, so an ε as published costs ε/2.</source>
        <translation>Die Normierung des Mechanismus hängt nicht von den Daten ab, also kostet ein ε wie publiziert ε/2.</translation>
    </message>
    <message>
        <source>1/(λ·t)</source>
        <translation>1/(λ·t)</translation>
    </message>
    <message>
        <source>One number a signal with a random sign a sample: outputs of different inputs hardly share support, so this is not differential privacy.</source>
        <translation>Eine Zahl je Signal mit zufälligem Vorzeichen je Wert: Ausgaben verschiedener Eingaben haben kaum gemeinsamen Träger, also ist das keine Differential Privacy.</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponential</translation>
    </message>
    <message>
        <source>The exponential mechanism on every sample, with subsampling by windows.</source>
        <translation>Der Exponentialmechanismus auf jedem Abtastwert, mit Ausdünnung nach Fenstern.</translation>
    </message>
    <message>
        <source>x_t + Lap(2·⌈n/w⌉·R/ε)</source>
        <translation>x_t + Lap(2·⌈n/w⌉·R/ε)</translation>
    </message>
    <message>
        <source>FPA</source>
        <translation>FPA</translation>
    </message>
    <message>
        <source>Noise on the lowest k frequencies of the whole signal; the rest is dropped.</source>
        <translation>Rauschen auf den niedrigsten k Frequenzen des ganzen Signals; der Rest fällt weg.</translation>
    </message>
    <message>
        <source>F_j + Lap(λ) on Re and Im for j &lt; k; λ = √n·√k·Δ2/ε</source>
        <translation>F_j + Lap(λ) auf Re und Im für j &lt; k; λ = √n·√k·Δ2/ε</translation>
    </message>
    <message>
        <source>min(4, ⌊n/2⌋+1)</source>
        <translation>min(4, ⌊n/2⌋+1)</translation>
    </message>
    <message>
        <source>cauchy</source>
        <translation>Cauchy</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>Group size</source>
        <translation>Gruppengröße</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Teilnehmende</translation>
    </message>
    <message>
        <source>Every participant shares their signals with at least k − 1 others. k is at most the number of participants.</source>
        <translation>Jede Person teilt ihre Signale mit mindestens k − 1 anderen. k ist höchstens die Zahl der Teilnehmenden.</translation>
    </message>
    <message>
        <source>1 ≤ k ≤ %1, the number of participants</source>
        <translation>1 ≤ k ≤ %1, die Zahl der Teilnehmenden</translation>
    </message>
    <message>
        <source>one participant, all their features in all recordings</source>
        <translation>eine Person, alle ihre Merkmale in allen Aufzeichnungen</translation>
    </message>
    <message>
        <source>k-anonymity with k = %1: someone who links a record to a person is right with probability at most 1/%2. It is not differential privacy: group means move with every member, and whoever knows the others of a group can subtract them.</source>
        <translation>k-Anonymität mit k = %1: Wer einen Datensatz mit einer Person verknüpft, hat mit Wahrscheinlichkeit höchstens 1/%2 recht. Das ist keine Differential Privacy: Gruppenmittel bewegen sich mit jedem Mitglied, und wer die anderen einer Gruppe kennt, kann sie abziehen.</translation>
    </message>
    <message>
        <source>One grouping is used for all conditions; fresh groups a condition would break 1/k as soon as records are linked.</source>
        <translation>Eine Gruppierung gilt für alle Bedingungen; frische Gruppen je Bedingung brächen 1/k, sobald Datensätze verknüpft werden.</translation>
    </message>
    <message>
        <source>The common length is that of the longest recording.</source>
        <translation>Die gemeinsame Länge ist die der längsten Aufzeichnung.</translation>
    </message>
    <message>
        <source>at most %1, the number of participants with signals</source>
        <translation>höchstens %1, die Zahl der Teilnehmenden mit Signalen</translation>
    </message>
    <message>
        <source>k-same-select</source>
        <translation>k-same-select</translation>
    </message>
    <message>
        <source>Everybody gets the mean signals of a group of at least k participants.</source>
        <translation>Alle bekommen die mittleren Signale einer Gruppe von mindestens k Teilnehmenden.</translation>
    </message>
    <message>
        <source>mean over the participant&apos;s group, index by index</source>
        <translation>Mittel über die Gruppe der Person, Index für Index</translation>
    </message>
    <message>
        <source>LPA</source>
        <translation>LPA</translation>
    </message>
    <message>
        <source>Laplace noise on every sample, for the whole signal at once.</source>
        <translation>Laplace-Rauschen auf jedem Abtastwert, für das ganze Signal auf einmal.</translation>
    </message>
    <message>
        <source>x_t + Lap(b); b = Δ1/ε</source>
        <translation>x_t + Lap(b); b = Δ1/ε</translation>
    </message>
    <message>
        <source>Of the test of plausible deniability, which always passes here: a drawn record is as likely from any seed.</source>
        <translation>Für den Test auf glaubhafte Abstreitbarkeit, der hier immer besteht: Ein gezogener Datensatz ist aus jedem Ausgangspunkt gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>The probability of a drawn record does not depend on its seed record, so the (k, γ) test of plausible deniability always passes and promises nothing.</source>
        <translation>Die Wahrscheinlichkeit eines gezogenen Datensatzes hängt nicht von seinem Ausgangsdatensatz ab, also besteht der (k, γ)-Test auf glaubhafte Abstreitbarkeit immer und verspricht nichts.</translation>
    </message>
    <message>
        <source>The histograms are those of the sensitive data, without noise; their ends are two participants&apos; extreme values.</source>
        <translation>Die Histogramme sind die der sensiblen Daten, ohne Rauschen; ihre Enden sind die Extremwerte zweier Teilnehmender.</translation>
    </message>
    <message>
        <source>marginals publishes histograms of the sensitive data without noise, whose ends are two participants&apos; extreme values; exact noise does not apply to it, so it is for simulation only</source>
        <translation>marginals veröffentlicht Histogramme der sensiblen Daten ohne Rauschen, deren Enden die Extremwerte zweier Teilnehmender sind; exaktes Rauschen lässt sich darauf nicht anwenden, also ist es nur zur Simulation da</translation>
    </message>
    <message>
        <source>Marginals</source>
        <translation>Randverteilungen</translation>
    </message>
    <message>
        <source>Every value drawn anew from its feature&apos;s histogram in this condition.</source>
        <translation>Jeder Wert neu gezogen aus dem Histogramm seines Merkmals in dieser Bedingung.</translation>
    </message>
    <message>
        <source>30 bins per feature, features independent, uniform inside a bin</source>
        <translation>30 Klassen je Merkmal, Merkmale unabhängig, gleichverteilt in einer Klasse</translation>
    </message>
    <message>
        <source>Plausible seeds</source>
        <translation>Mögliche Ausgangspunkte</translation>
    </message>
    <message>
        <source>Likelihood ratio</source>
        <translation>Likelihood-Verhältnis</translation>
    </message>
    <message>
        <source>a larger epsilon (or delta), shorter signals or fewer frequencies: so much noise is beyond the exact sampler, and would hide everything</source>
        <translation>ein größeres epsilon (oder delta), kürzere Signale oder weniger Frequenzen: So viel Rauschen kann nicht exakt gezogen werden und verbärge alles</translation>
    </message>
    <message>
        <source>a range that is not so small or so large beside its ends</source>
        <translation>eine Spannweite, die neben ihren Enden nicht so klein oder so groß ist</translation>
    </message>
    <message>
        <source>Privacy loss per feature</source>
        <translation>Privatheitsverlust je Merkmal</translation>
    </message>
    <message>
        <source>ε of one feature signal (of one chunk where signals are cut). What a person loses is many times this: see the card.</source>
        <translation>ε eines Merkmalssignals (eines Abschnitts, wo Signale geteilt werden). Was eine Person verliert, ist ein Vielfaches davon: siehe die Karte.</translation>
    </message>
    <message>
        <source>Kept frequencies</source>
        <translation>Behaltene Frequenzen</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>Frequencies 0 … k−1 are kept and perturbed, the rest is dropped. At most half the chunk, plus 1.</source>
        <translation>Die Frequenzen 0 … k−1 werden behalten und gestört, der Rest fällt weg. Höchstens die Hälfte des Abschnitts, plus 1.</translation>
    </message>
    <message>
        <source>How k is chosen</source>
        <translation>Wahl von k</translation>
    </message>
    <message>
        <source>fixed: as set. private: by the exponential mechanism, at k_epsilon. optimal: least error on the data, as the papers do, which no guarantee covers.</source>
        <translation>Fest: wie gesetzt. Mit Rauschen: durch den Exponentialmechanismus, bei k_epsilon. Optimal: kleinster Fehler auf den Daten, wie in den Arbeiten, was keine Garantie deckt.</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>private</source>
        <translation>mit Rauschen</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>Privacy loss of choosing k</source>
        <translation>Privatheitsverlust der Wahl von k</translation>
    </message>
    <message>
        <source>Added to ε for every feature, recording and chunk when k is chosen with noise (k_choice=private).</source>
        <translation>Kommt zu ε hinzu, für jedes Merkmal, jede Aufzeichnung und jeden Abschnitt, wenn k mit Rauschen gewählt wird.</translation>
    </message>
    <message>
        <source>ε/10</source>
        <translation>ε/10</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Signals are cut into chunks of this many samples. The same person is in every chunk, so every chunk costs again.</source>
        <translation>Signale werden in Abschnitte von so vielen Werten geteilt. Dieselbe Person ist in jedem Abschnitt, also kostet jeder wieder.</translation>
    </message>
    <message>
        <source>32</source>
        <translation>32</translation>
    </message>
    <message>
        <source>laplace: as in the papers. equal: Laplace on orthonormal coefficients. k-norm: isotropic, simulation only. gaussian: (ε,δ).</source>
        <translation>Laplace: wie in den Arbeiten. Gleich: Laplace auf orthonormalen Koeffizienten. k-Norm: isotrop, nur zur Simulation. Gauß: (ε,δ).</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Sensitivity bound</source>
        <translation>Schranke der Sensitivität</translation>
    </message>
    <message>
        <source>cauchy: √(nk)·Δ2. direct: the exact ℓ1 change of the kept coefficients of a clamped signal, where smaller.</source>
        <translation>Cauchy: √(nk)·Δ2. Direkt: die genaue ℓ1-Änderung der behaltenen Koeffizienten eines begrenzten Signals, wo sie kleiner ist.</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>After the noise</source>
        <translation>Nach dem Rauschen</translation>
    </message>
    <message>
        <source>raw: nothing. clamp: to the public range. shrink: pulled towards the centre of the public range, then clamped. Costs no privacy.</source>
        <translation>Roh: nichts. Begrenzen: auf die öffentliche Spannweite. Schrumpfen: zur Mitte der öffentlichen Spannweite gezogen, dann begrenzt. Kostet keine Privatheit.</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>roh</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>begrenzen</translation>
    </message>
    <message>
        <source>shrink</source>
        <translation>schrumpfen</translation>
    </message>
    <message>
        <source>shrink with public bounds, else raw</source>
        <translation>schrumpfen bei öffentlichen Grenzen, sonst roh</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>Public lower bound of a feature&apos;s values.</source>
        <translation>Öffentliche untere Grenze der Werte eines Merkmals.</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Upper bound</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>Public upper bound of a feature&apos;s values.</source>
        <translation>Öffentliche obere Grenze der Werte eines Merkmals.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Samples of every signal. Public.</source>
        <translation>Werte jedes Signals. Öffentlich.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Features released of every recording. Public.</source>
        <translation>Veröffentlichte Merkmale jeder Aufzeichnung. Öffentlich.</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Recordings released of every person. Public.</source>
        <translation>Veröffentlichte Aufzeichnungen jeder Person. Öffentlich.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Samples of a gaze stream. Public.</source>
        <translation>Abtastwerte einer Aufzeichnung. Öffentlich.</translation>
    </message>
    <message>
        <source>1 ≤ k ≤ %1 for %2 samples (half of them, plus 1)</source>
        <translation>1 ≤ k ≤ %1 bei %2 Werten (die Hälfte davon, plus 1)</translation>
    </message>
    <message>
        <source>ranges of the feature</source>
        <translation>Spannweiten des Merkmals</translation>
    </message>
    <message>
        <source>feature&apos;s unit</source>
        <translation>Einheit des Merkmals</translation>
    </message>
    <message>
        <source>ranges of the feature, on DFT coefficients</source>
        <translation>Spannweiten des Merkmals, auf DFT-Koeffizienten</translation>
    </message>
    <message>
        <source>feature&apos;s unit, on DFT coefficients</source>
        <translation>Einheit des Merkmals, auf DFT-Koeffizienten</translation>
    </message>
    <message>
        <source>ranges of the feature, on orthonormal coefficients</source>
        <translation>Spannweiten des Merkmals, auf orthonormalen Koeffizienten</translation>
    </message>
    <message>
        <source>feature&apos;s unit, on orthonormal coefficients</source>
        <translation>Einheit des Merkmals, auf orthonormalen Koeffizienten</translation>
    </message>
    <message>
        <source>λ</source>
        <translation>λ</translation>
    </message>
    <message>
        <source>The sensitivity is read from the sensitive data (largest distance between two participants), so the noise scale itself reveals something about them. Give public bounds.</source>
        <translation>Die Sensitivität ist aus den sensiblen Daten gelesen (größter Abstand zweier Teilnehmender), also verrät die Rauschskala selbst etwas über diese. Geben Sie öffentliche Grenzen an.</translation>
    </message>
    <message>
        <source>The common length is that of the longest recording, which is one participant&apos;s. Give a public length.</source>
        <translation>Die gemeinsame Länge ist die der längsten Aufzeichnung, also die einer Person. Geben Sie eine öffentliche Länge an.</translation>
    </message>
    <message>
        <source>k is the one with the least error on the sensitive data. Fix it, or choose it with noise (k_choice=private).</source>
        <translation>k ist das mit dem kleinsten Fehler auf den sensiblen Daten. Setzen Sie es fest, oder wählen Sie es mit Rauschen (k_choice=private).</translation>
    </message>
    <message>
        <source>The reconstruction as printed does not undo the difference; it is offered for study only.</source>
        <translation>Die Rekonstruktion wie gedruckt macht die Differenz nicht rückgängig; es gibt sie nur zum Studium.</translation>
    </message>
    <message>
        <source>The scale comes from public bounds; values outside them are clamped.</source>
        <translation>Die Skala kommt aus öffentlichen Grenzen; Werte außerhalb werden begrenzt.</translation>
    </message>
    <message>
        <source>There is no exact lattice sampler for this noise yet: simulation only, a release refuses.</source>
        <translation>Für dieses Rauschen gibt es noch keinen exakten Ziehvorgang auf einem Gitter: nur Simulation, eine Veröffentlichung wird verweigert.</translation>
    </message>
    <message>
        <source>δ is not below 1/N: it would allow publishing one participant outright.</source>
        <translation>δ liegt nicht unter 1/N: Das ließe zu, eine Person unverändert zu veröffentlichen.</translation>
    </message>
    <message>
        <source>k-norm noise has no exact sampler yet, so it is for simulation only; release with noise=laplace, equal or gaussian</source>
        <translation>k-Norm-Rauschen hat noch keinen exakten Ziehvorgang, ist also nur zur Simulation da; veröffentlichen Sie mit noise=laplace, equal oder gaussian</translation>
    </message>
    <message>
        <source>Pulled towards the centre of the public range by a public prior (variance (nR/8)² for DC and 0.05·(nR/8)²/j² for frequency j of n samples of range R).</source>
        <translation>Durch öffentliches Vorwissen zur Mitte der öffentlichen Spannweite gezogen (Varianz (nR/8)² für den Gleichanteil und 0,05·(nR/8)²/j² für Frequenz j von n Werten der Spannweite R).</translation>
    </message>
    <message>
        <source>Clamped to the public range.</source>
        <translation>Auf die öffentliche Spannweite begrenzt.</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Others count who would have made it with a probability within this factor.</source>
        <translation>Andere zählen, wenn ihre Wahrscheinlichkeit, es gemacht zu haben, innerhalb dieses Faktors liegt.</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>So often an event is drawn before it is suppressed.</source>
        <translation>So oft wird ein Ereignis gezogen, bevor es unterdrückt wird.</translation>
    </message>
    <message>
        <source>20</source>
        <translation>20</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Seed form: how far from the real fixation the released one is drawn.</source>
        <translation>Form „Ausgangspunkt“: wie weit von der wirklichen Fixation die veröffentlichte gezogen wird.</translation>
    </message>
    <message>
        <source>seed: whole fixations are drawn around real ones, saccades follow the public main sequence. as-published: every event is drawn from its own model, at its own time.</source>
        <translation>Ausgangspunkt: Ganze Fixationen werden um wirkliche herum gezogen, Sakkaden folgen der öffentlichen Hauptsequenz. Wie publiziert: Jedes Ereignis wird aus seinem eigenen Modell gezogen, zu seiner eigenen Zeit.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie publiziert</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>As published: saccades are drawn for the person who made them, or for nobody.</source>
        <translation>Wie publiziert: Sakkaden werden für die Person gezogen, die sie machte, oder für niemanden.</translation>
    </message>
    <message>
        <source>no, or form=as-published: the seed form never asks who somebody is</source>
        <translation>no, oder form=as-published: Die Form „seed“ fragt nie, wer jemand ist</translation>
    </message>
    <message>
        <source>one event</source>
        <translation>ein Ereignis</translation>
    </message>
    <message>
        <source>As published, what passes its test is real in everything but one draw: times, durations, amplitudes and order are everybody&apos;s own, and nothing composes over events.</source>
        <translation>Wie publiziert ist, was den Test besteht, bis auf einen Zug wirklich: Zeiten, Dauern, Amplituden und Reihenfolge sind die eigenen, und nichts addiert sich über Ereignisse.</translation>
    </message>
    <message>
        <source>Hardly any fixation passes: a draw from one fixation&apos;s model has a probability that no other fixation comes near.</source>
        <translation>Kaum eine Fixation besteht: Ein Zug aus dem Modell einer Fixation hat eine Wahrscheinlichkeit, der keine andere Fixation nahekommt.</translation>
    </message>
    <message>
        <source>For every released fixation at least %1 others have one that would have made it about as probably. It is not differential privacy: nothing bounds what all events together reveal.</source>
        <translation>Zu jeder veröffentlichten Fixation haben mindestens %1 andere eine, die sie etwa ebenso wahrscheinlich gemacht hätte. Das ist keine Differential Privacy: Nichts begrenzt, was alle Ereignisse zusammen verraten.</translation>
    </message>
    <message>
        <source>Released fixations lie within a few times %1° of real ones, so recordings can be linked by the places that were looked at.</source>
        <translation>Veröffentlichte Fixationen liegen innerhalb weniger Male %1° um wirkliche, also lassen sich Aufzeichnungen durch die angesehenen Orte verknüpfen.</translation>
    </message>
    <message>
        <source>Saccades are drawn for the person who made them, so that their forms tell who it was.</source>
        <translation>Sakkaden werden für die Person gezogen, die sie machte, so dass ihre Formen verraten, wer es war.</translation>
    </message>
    <message>
        <source>Positions were clamped to the public field of view.</source>
        <translation>Positionen wurden auf das öffentliche Blickfeld begrenzt.</translation>
    </message>
    <message>
        <source>event-synth-PD</source>
        <translation>event-synth-PD</translation>
    </message>
    <message>
        <source>Synthetic fixations and saccades; one is kept when at least k − 1 others could have made it.</source>
        <translation>Synthetische Fixationen und Sakkaden; eine bleibt, wenn mindestens k − 1 andere sie hätten machen können.</translation>
    </message>
    <message>
        <source>y is kept when k people have ⌊−ln Pr(y)/ln γ⌋ in common</source>
        <translation>y bleibt, wenn k Personen ⌊−ln Pr(y)/ln γ⌋ gemeinsam haben</translation>
    </message>
    <message>
        <source>template: one sequence for a whole group, lengths and saccades included. as-published: only means of models are shared, and durations alone tell who is who.</source>
        <translation>Vorlage: eine Folge für eine ganze Gruppe, Längen und Sakkaden eingeschlossen. Wie publiziert: Nur Mittel von Modellen sind gemeinsam, und schon Dauern verraten, wer wer ist.</translation>
    </message>
    <message>
        <source>template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Combine</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Template: a step is the mean of all members, or that of a random one.</source>
        <translation>Vorlage: Ein Schritt ist das Mittel aller Mitglieder, oder der eines zufälligen.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>mix</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Template: members&apos; fixations are taken by their number or by the time that is reached.</source>
        <translation>Vorlage: Fixationen der Mitglieder werden nach ihrer Nummer genommen oder nach der Zeit, die erreicht ist.</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>As published, k-anonymity does not hold: durations, the number of events, lost samples and where saccades begin stay everybody&apos;s own, and by them recordings are linked far more often than one in k.</source>
        <translation>Wie publiziert gilt k-Anonymität nicht: Dauern, die Zahl der Ereignisse, verlorene Abtastwerte und der Beginn der Sakkaden bleiben die eigenen, und durch sie werden Aufzeichnungen weit öfter verknüpft als eine von k.</translation>
    </message>
    <message>
        <source>Groups are drawn anew for every task, and whoever meets a person in several intersects them.</source>
        <translation>Gruppen werden für jede Aufgabe neu gezogen, und wer einer Person in mehreren begegnet, schneidet sie.</translation>
    </message>
    <message>
        <source>k-anonymity with k = %1: all members of a group get recordings that are alike but for noise of their own, so someone who links a recording to a person is right with probability at most 1/%2. One grouping is used for all tasks.</source>
        <translation>k-Anonymität mit k = %1: Alle Mitglieder einer Gruppe bekommen Aufzeichnungen, die bis auf eigenes Rauschen gleich sind, also hat, wer eine Aufzeichnung mit einer Person verknüpft, mit Wahrscheinlichkeit höchstens 1/%2 recht. Eine Gruppierung gilt für alle Aufgaben.</translation>
    </message>
    <message>
        <source>It is not differential privacy: every step is a real fixation of somebody in the group.</source>
        <translation>Das ist keine Differential Privacy: Jeder Schritt ist eine wirkliche Fixation von jemandem in der Gruppe.</translation>
    </message>
    <message>
        <source>It is not differential privacy: whoever knows the other members of a group recovers the last one&apos;s means.</source>
        <translation>Das ist keine Differential Privacy: Wer die anderen Mitglieder einer Gruppe kennt, gewinnt die Mittel des letzten zurück.</translation>
    </message>
    <message>
        <source>recordings of one task have different sampling rates, which would tell members of a group apart</source>
        <translation>Aufzeichnungen einer Aufgabe haben verschiedene Abtastraten, was Mitglieder einer Gruppe unterscheidbar machte</translation>
    </message>
    <message>
        <source>some participants have no recording in every task, so groups would be smaller than k there; include complete participants only</source>
        <translation>einige Teilnehmende haben nicht in jeder Aufgabe eine Aufzeichnung, so dass Gruppen dort kleiner als k wären; nehmen Sie nur vollständige Teilnehmende</translation>
    </message>
    <message>
        <source>k-same-synth</source>
        <translation>k-same-synth</translation>
    </message>
    <message>
        <source>Everybody gets synthetic gaze made from a group of at least k participants.</source>
        <translation>Alle bekommen synthetische Blickdaten aus einer Gruppe von mindestens k Teilnehmenden.</translation>
    </message>
    <message>
        <source>fixations and saccades from the group&apos;s models, with own noise</source>
        <translation>Fixationen und Sakkaden aus den Modellen der Gruppe, mit eigenem Rauschen</translation>
    </message>
    <message>
        <source>How much any w consecutive samples may tell of a move by at most r. A person&apos;s whole recording loses many times as much: see the card.</source>
        <translation>Wie viel w Abtastwerte in Folge über eine Bewegung um höchstens r verraten dürfen. Die ganze Aufzeichnung einer Person verliert ein Vielfaches: siehe die Karte.</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Moves of gaze up to this are hidden at ε.</source>
        <translation>Blickbewegungen bis hierher werden bei ε verborgen.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>So many consecutive samples share one ε.</source>
        <translation>So viele Abtastwerte in Folge teilen sich ein ε.</translation>
    </message>
    <message>
        <source>2 s of samples</source>
        <translation>Abtastwerte von 2 s</translation>
    </message>
    <message>
        <source>Share of tests</source>
        <translation>Anteil der Tests</translation>
    </message>
    <message>
        <source>Adaptive: tests get ε/h of a window, publications the rest.</source>
        <translation>Adaptiv: Tests bekommen ε/h eines Fensters, Veröffentlichungen den Rest.</translation>
    </message>
    <message>
        <source>as-printed: tests with noise Lap(1/ε) whatever the radius; its true loss is shown.</source>
        <translation>Wie gedruckt: Tests mit Rauschen Lap(1/ε), gleich welcher Radius; ihr wahrer Verlust wird gezeigt.</translation>
    </message>
    <message>
        <source>amended</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Memory of the smoother that follows the noise, at no cost: from a quarter to eight times as much, as fits what was published; 0: no smoothing.</source>
        <translation>Gedächtnis des Glätters, der dem Rauschen folgt, ohne Kosten: ein Viertel bis acht Mal so viel, wie es zum Veröffentlichten passt; 0: kein Glätten.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Of the smoother: how far from the middle of the field gaze is expected at most, left and right (one standard deviation); up and down in proportion to the field.</source>
        <translation>Des Glätters: wie weit von der Mitte des Blickfelds der Blick höchstens erwartet wird, links und rechts (eine Standardabweichung); oben und unten im Verhältnis des Blickfelds.</translation>
    </message>
    <message>
        <source>a sixth of the field&apos;s width, at most 20</source>
        <translation>ein Sechstel der Breite des Blickfelds, höchstens 20</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>even: publishes regularly. adaptive: publishes when a test with noise indicates that gaze moved; the budget of a window halves with every publication.</source>
        <translation>Gleichmäßig: veröffentlicht regelmäßig. Adaptiv: veröffentlicht, wenn ein verrauschter Test anzeigt, dass der Blick sich bewegt hat; das Budget eines Fensters halbiert sich mit jeder Veröffentlichung.</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptiv</translation>
    </message>
    <message>
        <source>even; adaptive as printed</source>
        <translation>gleichmäßig; adaptiv wie gedruckt</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>Even: one publication in so many samples, at most the window.</source>
        <translation>Gleichmäßig: eine Veröffentlichung in so vielen Abtastwerten, höchstens das Fenster.</translation>
    </message>
    <message>
        <source>round(√6·w·r/(4°·ε)), from the skip to the window</source>
        <translation>round(√6·w·r/(4°·ε)), vom Sprung bis zum Fenster</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Adaptive: samples from one test to the next, at most the window.</source>
        <translation>Adaptiv: Abtastwerte von einem Test zum nächsten, höchstens das Fenster.</translation>
    </message>
    <message>
        <source>0.05 s of samples</source>
        <translation>Abtastwerte von 0,05 s</translation>
    </message>
    <message>
        <source>Adaptive: gaze that moved less is not published again.</source>
        <translation>Adaptiv: Ein Blick, der sich weniger bewegte, wird nicht neu veröffentlicht.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Metrik</translation>
    </message>
    <message>
        <source>cylinder: yaw ±180° meet, for gaze all around; the radius then holds on the sphere.</source>
        <translation>Zylinder: Bei ±180° waagrecht schließt sich der Kreis, für Blicke ringsum; der Radius gilt dann auf der Kugel.</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>plane; cylinder where the field is 360° wide</source>
        <translation>Ebene; Zylinder, wo das Blickfeld 360° breit ist</translation>
    </message>
    <message>
        <source>Pitch limit</source>
        <translation>Grenze der Höhe</translation>
    </message>
    <message>
        <source>Cylinder: gaze is clamped to this far up and down.</source>
        <translation>Zylinder: Der Blick wird so weit nach oben und unten begrenzt.</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>Lost samples</source>
        <translation>Verlorene Abtastwerte</translation>
    </message>
    <message>
        <source>fill: a lost sample counts as the last one seen before the noise, so that it does not show which were lost. keep and hold show blinks and lost gaze.</source>
        <translation>Füllen: ein verlorener Abtastwert zählt als der zuletzt gesehene, bevor das Rauschen kommt, so dass nicht zu sehen ist, welche verloren waren. Behalten und Halten zeigen Lidschläge und verlorenen Blick.</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>füllen</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>adaptive, as printed</source>
        <translation>adaptiv, wie gedruckt</translation>
    </message>
    <message>
        <source>1 ≤ %1 ≤ %2, the window</source>
        <translation>1 ≤ %1 ≤ %2, das Fenster</translation>
    </message>
    <message>
        <source>any %1 consecutive samples of one recording, each moved by at most %2; times and lengths are not protected</source>
        <translation>beliebige %1 Abtastwerte einer Aufzeichnung in Folge, jeder um höchstens %2 verschoben; Zeiten und Längen sind nicht geschützt</translation>
    </message>
    <message>
        <source>any %1 consecutive samples of one recording, each moved by at most %2; times and lost samples are not protected</source>
        <translation>beliebige %1 Abtastwerte einer Aufzeichnung in Folge, jeder um höchstens %2 verschoben; Zeiten und verlorene Abtastwerte sind nicht geschützt</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>As printed, the noise of its tests does not grow with the radius: at %1 a window really loses ε = %2, not %3.</source>
        <translation>Wie gedruckt wächst das Rauschen der Tests nicht mit dem Radius: Bei %1 verliert ein Fenster in Wahrheit ε = %2, nicht %3.</translation>
    </message>
    <message>
        <source>Lost samples show as they were (missing = %1), and people are recognised by them: what a person loses in all has no bound.</source>
        <translation>Verlorene Abtastwerte sind zu sehen, wie sie waren (missing = %1), und an ihnen werden Personen erkannt: was eine Person insgesamt verliert, hat keine Grenze.</translation>
    </message>
    <message>
        <source>Distances are those on the sphere, up to a pitch of %1°; further up and down gaze was clamped.</source>
        <translation>Abstände sind die auf der Kugel, bis zu einer Höhe von %1°; weiter oben und unten wurde der Blick begrenzt.</translation>
    </message>
    <message>
        <source>The last published position is repeated until the next one.</source>
        <translation>Die letzte veröffentlichte Position wird bis zur nächsten wiederholt.</translation>
    </message>
    <message>
        <source>Positions were smoothed by a Kalman smoother with a memory of about %1 s around the middle of the field, as far as the published positions and their noise say that gaze left it; it knows nothing else.</source>
        <translation>Positionen wurden durch einen Kalman-Glätter mit einem Gedächtnis von etwa %1 s um die Mitte des Blickfelds geglättet, soweit die veröffentlichten Positionen und ihr Rauschen sagen, dass der Blick sie verließ; sonst kennt er nichts.</translation>
    </message>
    <message>
        <source>Kaleido</source>
        <translation>Kaleido</translation>
    </message>
    <message>
        <source>Noise on a position every now and then, repeated in between: hides where somebody looked for a moment, not who looked.</source>
        <translation>Rauschen auf einer Position dann und wann, dazwischen wiederholt: verbirgt, wohin jemand einen Augenblick sah, nicht wer sah.</translation>
    </message>
    <message>
        <source>g_i + planar Laplace noise of scale r/ε_pub</source>
        <translation>g_i + ebenes Laplace-Rauschen der Skala r/ε_pub</translation>
    </message>
    <message>
        <source>epsilon and split</source>
        <translation>epsilon und split</translation>
    </message>
    <message>
        <source>this many digits</source>
        <translation>so viele Stellen</translation>
    </message>
    <message>
        <source>fewer digits for an exact release</source>
        <translation>weniger Stellen für eine exakte Veröffentlichung</translation>
    </message>
    <message>
        <source>this value</source>
        <translation>dieser Wert</translation>
    </message>
    <message>
        <source>one between 1e-9 and 1000 for an exact release</source>
        <translation>einer zwischen 1e-9 und 1000 für eine exakte Veröffentlichung</translation>
    </message>
    <message>
        <source>At least so many people could have been the one. At most the number of people in every task.</source>
        <translation>Mindestens so viele Personen hätten es sein können. Höchstens die Zahl der Personen in jeder Aufgabe.</translation>
    </message>
    <message>
        <source>4, at most the people of a task</source>
        <translation>4, höchstens die Personen einer Aufgabe</translation>
    </message>
    <message>
        <source>a study with at least 2 people in every task</source>
        <translation>eine Studie mit mindestens 2 Personen in jeder Aufgabe</translation>
    </message>
    <message>
        <source>2 ≤ k ≤ %1, the people in the task with the fewest</source>
        <translation>2 ≤ k ≤ %1, die Personen in der Aufgabe mit den wenigsten</translation>
    </message>
    <message>
        <source>the length and the sampling rate of each task are counted from recordings, and every released stream would name its person by them; give them (--length, --rate), or declare that they were fixed beforehand (--declare lengths,rates)</source>
        <translation>Länge und Abtastrate jeder Aufgabe sind aus Aufzeichnungen gezählt, und jeder veröffentlichte Strom würde seine Person daran verraten; geben Sie sie an (--length, --rate), oder erklären Sie, dass sie vorher feststanden (--declare lengths,rates)</translation>
    </message>
    <message>
        <source>Below 60 Hz most saccades have a single step, so their forms say little.</source>
        <translation>Unter 60 Hz haben die meisten Sakkaden einen einzigen Schritt, also sagen ihre Formen wenig.</translation>
    </message>
    <message>
        <source>the operating system gave no random bytes, so nothing can be released safely</source>
        <translation>das Betriebssystem gab keine Zufallsbytes, also kann nichts sicher veröffentlicht werden</translation>
    </message>
    <message>
        <source>libsodium could not start, so nothing can be released safely</source>
        <translation>libsodium konnte nicht starten, also kann nichts sicher veröffentlicht werden</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>ε-DP</source>
        <translation>ε-DP</translation>
    </message>
    <message>
        <source>(ε,δ)-DP</source>
        <translation>(ε,δ)-DP</translation>
    </message>
    <message>
        <source>ρ-zCDP</source>
        <translation>ρ-zCDP</translation>
    </message>
    <message>
        <source>(ε,w,r)-DP</source>
        <translation>(ε,w,r)-DP</translation>
    </message>
    <message>
        <source>k-anonymity</source>
        <translation>k-Anonymität</translation>
    </message>
    <message>
        <source>(k,γ)-plausible deniability</source>
        <translation>(k,γ)-glaubhafte Abstreitbarkeit</translation>
    </message>
    <message>
        <source>Released although proven for less than a person only</source>
        <translation>Veröffentlicht, obwohl nur für weniger als eine Person bewiesen</translation>
    </message>
    <message>
        <source>Released although not proven, only as published</source>
        <translation>Veröffentlicht, obwohl nicht bewiesen, nur wie publiziert</translation>
    </message>
    <message>
        <source>Released although nothing is guaranteed</source>
        <translation>Veröffentlicht, obwohl nichts garantiert ist</translation>
    </message>
    <message>
        <source>Someone who links a record to you is right at most once in k times; someone who knows the others of your group learns yours.</source>
        <translation>Wer einen Datensatz mit Ihnen verknüpft, hat höchstens in einem von k Fällen recht; wer die anderen Ihrer Gruppe kennt, erfährt Ihren.</translation>
    </message>
    <message>
        <source>Nothing limits what somebody who knows all the others can find out about you: nothing is guaranteed.</source>
        <translation>Nichts begrenzt, was jemand, der alle anderen kennt, über Sie herausfinden kann: Es ist nichts garantiert.</translation>
    </message>
    <message>
        <source>That holds for all %1 releases together.</source>
        <translation>Das gilt für alle %1 Veröffentlichungen zusammen.</translation>
    </message>
    <message>
        <source>δ = %1 is more than a common rule allows, 1/(10 n) = %2: choose a smaller δ, or noise that needs none (Laplace, or K-norm for areas).</source>
        <translation>δ = %1 ist mehr, als eine verbreitete Regel erlaubt, 1/(10 n) = %2: Wählen Sie ein kleineres δ oder Rauschen, das keines braucht (Laplace oder bei AOIs K-Norm).</translation>
    </message>
    <message>
        <source>No person as a whole, only a part of what one did: %1</source>
        <translation>Keine Person als Ganze, nur ein Teil dessen, was sie tat: %1</translation>
    </message>
    <message>
        <source>a release needs a larger epsilon or delta, smaller caps or a coarser grid: this much noise is beyond the exact sampler (and would hide everything)</source>
        <translation>eine Veröffentlichung braucht ein größeres epsilon oder delta, kleinere Kappungen oder ein gröberes Raster: So viel Rauschen kann nicht exakt gezogen werden (und verbärge alles)</translation>
    </message>
    <message>
        <source>1e-18 ≤ %1 ≤ 1e18 for a release</source>
        <translation>1e-18 ≤ %1 ≤ 1e18 für eine Veröffentlichung</translation>
    </message>
    <message>
        <source>the ledger could not be read: %1</source>
        <translation>das Kontobuch konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>check the file and its permissions</source>
        <translation>prüfen Sie die Datei und ihre Rechte</translation>
    </message>
    <message>
        <source>this is not a file, so it cannot be a ledger</source>
        <translation>das ist keine Datei, kann also kein Kontobuch sein</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>nennen Sie eine Datei</translation>
    </message>
    <message>
        <source>release</source>
        <translation>Veröffentlichung</translation>
    </message>
    <message>
        <source>acknowledgement</source>
        <translation>Kenntnisnahme</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>unlesbar</translation>
    </message>
    <message>
        <source>heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>feature signals</source>
        <translation>Merkmalssignale</translation>
    </message>
    <message>
        <source>feature summaries</source>
        <translation>Merkmalsmittel</translation>
    </message>
    <message>
        <source>areas of interest</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>gaze samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>its first line is not a ledger&apos;s header; restore the file, or name another with --ledger</source>
        <translation>seine erste Zeile ist kein Kopf eines Kontobuchs; stellen Sie die Datei wieder her, oder nennen Sie eine andere mit --ledger</translation>
    </message>
    <message>
        <source>written by a newer version of Nictate; release with that version</source>
        <translation>von einem neueren Nictate geschrieben; veröffentlichen Sie mit jener Version</translation>
    </message>
    <message>
        <source>its header is damaged; restore the file from a copy</source>
        <translation>sein Kopf ist beschädigt; stellen Sie die Datei aus einer Kopie wieder her</translation>
    </message>
    <message>
        <source>ε or ε,δ with 0 ≤ ε and 0 ≤ δ &lt; 1</source>
        <translation>ε oder ε,δ mit 0 ≤ ε und 0 ≤ δ &lt; 1</translation>
    </message>
    <message>
        <source>Protected table (CSV)</source>
        <translation>Geschützte Tabelle (CSV)</translation>
    </message>
    <message>
        <source>The areas (CSV)</source>
        <translation>Die AOIs (CSV)</translation>
    </message>
    <message>
        <source>Methods paragraph (text)</source>
        <translation>Methodenabsatz (Text)</translation>
    </message>
    <message>
        <source>Figure (SVG, PDF)</source>
        <translation>Abbildung (SVG, PDF)</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>Differences between groups (CSV, sentences)</source>
        <translation>Unterschiede zwischen Gruppen (CSV, Sätze)</translation>
    </message>
    <message>
        <source>Overlay on the stimulus (PNG)</source>
        <translation>Auf dem Stimulus (PNG)</translation>
    </message>
    <message>
        <source>Differences within people (CSV, sentences)</source>
        <translation>Unterschiede innerhalb von Personen (CSV, Sätze)</translation>
    </message>
    <message>
        <source>n = %1 observers, %2: %3</source>
        <translation>n = %1 Beobachter, %2: %3</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Maße</translation>
    </message>
    <message>
        <source>Differences within people</source>
        <translation>Unterschiede innerhalb von Personen</translation>
    </message>
    <message>
        <source>Published name of %1</source>
        <translation>Veröffentlichter Name von %1</translation>
    </message>
    <message>
        <source>its id looks like a file</source>
        <translation>seine Kennung sieht wie eine Datei aus</translation>
    </message>
    <message>
        <source>n = %1 observers, %2</source>
        <translation>n = %1 Beobachter, %2</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>Public bounds</source>
        <translation>Öffentliche Grenzen</translation>
    </message>
    <message>
        <source>Features and bounds (CSV)</source>
        <translation>Merkmale und Grenzen (CSV)</translation>
    </message>
    <message>
        <source>the size of stimulus %1 was guessed from gaze, so it is sensitive; give its picture or its size in pixels (--size WxH)</source>
        <translation>die Größe des Stimulus %1 wurde aus Blickdaten geraten, ist also sensibel; geben Sie sein Bild oder seine Größe in Pixeln an (--size WxH)</translation>
    </message>
    <message>
        <source>the release was planned for %1 observers, but %2 are included</source>
        <translation>die Veröffentlichung war für %1 Beobachter geplant, aber %2 sind einbezogen</translation>
    </message>
    <message>
        <source>fewer caps, a coarser grid or fewer observers</source>
        <translation>weniger Kappungen, ein gröberes Raster oder weniger Beobachter</translation>
    </message>
    <message>
        <source>this is not a privacy card</source>
        <translation>das ist keine Privatheitskarte</translation>
    </message>
    <message>
        <source>name the privacy_card.json of a release</source>
        <translation>nennen Sie die privacy_card.json einer Veröffentlichung</translation>
    </message>
    <message>
        <source>this card does not say which entry of the ledger it is</source>
        <translation>diese Karte sagt nicht, welcher Eintrag des Kontobuchs sie ist</translation>
    </message>
    <message>
        <source>name another card</source>
        <translation>nennen Sie eine andere Karte</translation>
    </message>
    <message>
        <source>Cell cap m</source>
        <translation>Zellkappung m</translation>
    </message>
    <message>
        <source>chosen privately</source>
        <translation>mit Rauschen gewählt</translation>
    </message>
    <message>
        <source>Blur σ_b (px of the picture)</source>
        <translation>Weichzeichnung σ_b (px des Bildes)</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>%1, %2 …</source>
        <translation>%1, %2 …</translation>
    </message>
    <message>
        <source>… and of %1 more</source>
        <translation>… und von %1 weiteren</translation>
    </message>
    <message>
        <source>their ids look like files</source>
        <translation>ihre Kennungen sehen wie Dateien aus</translation>
    </message>
    <message>
        <source>Protected maps on the noise grid (CSV, NPY)</source>
        <translation>Geschützte Heatmaps auf dem Rauschraster (CSV, NPY)</translation>
    </message>
    <message>
        <source>Heatmap of every window (CSV, TIFF)</source>
        <translation>Heatmap jedes Fensters (CSV, TIFF)</translation>
    </message>
    <message>
        <source>A picture of every window, and one of all (PNG, SVG, PDF)</source>
        <translation>Ein Bild jedes Fensters und eines von allen (PNG, SVG, PDF)</translation>
    </message>
    <message>
        <source>Animated picture (WebP)</source>
        <translation>Animiertes Bild (WebP)</translation>
    </message>
    <message>
        <source>Protected map on the noise grid (CSV, NPY)</source>
        <translation>Geschützte Heatmap auf dem Rauschraster (CSV, NPY)</translation>
    </message>
    <message>
        <source>Heatmap on the display grid (CSV, TIFF)</source>
        <translation>Heatmap auf dem Anzeigeraster (CSV, TIFF)</translation>
    </message>
    <message>
        <source>Pictures (PNG, SVG, PDF)</source>
        <translation>Bilder (PNG, SVG, PDF)</translation>
    </message>
    <message>
        <source>Overlays on the stimulus (PNG, WebP)</source>
        <translation>Auf dem Stimulus (PNG, WebP)</translation>
    </message>
    <message>
        <source>Heatmap of every group (CSV, TIFF)</source>
        <translation>Heatmap jeder Gruppe (CSV, TIFF)</translation>
    </message>
    <message>
        <source>A picture of every group (PNG, SVG, PDF)</source>
        <translation>Ein Bild jeder Gruppe (PNG, SVG, PDF)</translation>
    </message>
    <message>
        <source>Differences between groups (CSV, PNG, SVG, PDF)</source>
        <translation>Unterschiede zwischen Gruppen (CSV, PNG, SVG, PDF)</translation>
    </message>
    <message>
        <source>Overlays on the stimulus (PNG)</source>
        <translation>Auf dem Stimulus (PNG)</translation>
    </message>
    <message>
        <source>Expected CC with the original, at the least, if an observer makes %1 on a picture: %2 in the mean over windows</source>
        <translation>Erwartete CC mit dem Original, mindestens, wenn eine Person %1 auf einem Bild macht: %2 im Mittel über die Fenster</translation>
    </message>
    <message>
        <source>Expected CC with the original, at the least, if an observer makes %1 on a picture: %2</source>
        <translation>Erwartete CC mit dem Original, mindestens, wenn eine Person %1 auf einem Bild macht: %2</translation>
    </message>
    <message>
        <source>Expected CC with the original, if an observer makes %1 on a picture: %2 in the mean over windows</source>
        <translation>Erwartete CC mit dem Original, wenn eine Person %1 auf einem Bild macht: %2 im Mittel über die Fenster</translation>
    </message>
    <message>
        <source>Expected CC with the original, if an observer makes %1 on a picture: %2</source>
        <translation>Erwartete CC mit dem Original, wenn eine Person %1 auf einem Bild macht: %2</translation>
    </message>
    <message>
        <source>No noise is added, so nothing is hidden either.</source>
        <translation>Es kommt kein Rauschen hinzu, also wird auch nichts verborgen.</translation>
    </message>
    <message>
        <source>%1 fixation</source>
        <translation>%1 Fixation</translation>
    </message>
    <message>
        <source>Adds nothing: a map made with no gaze at all, from public facts alone, is expected to be as near to the original, and costs nothing. A larger ε or more observers help.</source>
        <translation>Bringt nichts: Eine Heatmap ganz ohne Blickdaten, nur aus öffentlich Bekanntem, ist dem Original voraussichtlich ebenso nah und kostet nichts. Ein größeres ε oder mehr Beobachter helfen.</translation>
    </message>
    <message>
        <source>Mostly noise: the heatmap will hardly show where people looked, and it is paid for all the same. A larger ε, a coarser grid or more observers help.</source>
        <translation>Vor allem Rauschen: Die Heatmap wird kaum zeigen, wohin Menschen sahen, und wird doch bezahlt. Ein größeres ε, ein gröberes Raster oder mehr Beobachter helfen.</translation>
    </message>
    <message>
        <source>the study has no stimuli</source>
        <translation>die Studie hat keine Stimuli</translation>
    </message>
    <message>
        <source>n = %1 observers</source>
        <translation>n = %1 Beobachter</translation>
    </message>
    <message>
        <source>no observer is included; tick some, or clear the filter</source>
        <translation>kein Beobachter ist einbezogen; haken Sie welche an, oder leeren Sie den Filter</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 observers</source>
        <translation>%1 Beobachter</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>Observers were left out by hand: if their data or attributes influenced this, their number n is sensitive too, and this guarantee does not cover it.</source>
        <translation>Beobachter wurden von Hand weggelassen: Wenn ihre Daten oder Attribute das beeinflussten, ist auch ihre Zahl n sensibel, und diese Garantie deckt sie nicht.</translation>
    </message>
    <message>
        <source>Privacy card (JSON, PDF)</source>
        <translation>Privatheitskarte (JSON, PDF)</translation>
    </message>
    <message>
        <source>no --choose-cap with --groups</source>
        <translation>kein --choose-cap mit --groups</translation>
    </message>
    <message>
        <source>a mechanism with a cell cap, and no splat</source>
        <translation>ein Mechanismus mit Zellkappung und ohne Verteilung</translation>
    </message>
    <message>
        <source>unset when the cap is chosen with noise</source>
        <translation>nicht gesetzt, wenn die Kappung mit Rauschen gewählt wird</translation>
    </message>
    <message>
        <source>a whole number, 2 ≤ choose-cap ≤ 1000</source>
        <translation>eine ganze Zahl, 2 ≤ choose-cap ≤ 1000</translation>
    </message>
    <message>
        <source>it is not known how long the stimuli were shown, and a guess from gaze is sensitive; state it (--presentation MS), or the times of the cuts (--windows 1000,2000,…)</source>
        <translation>wie lange die Stimuli gezeigt wurden, ist nicht bekannt, und aus Blickdaten geraten wäre es sensibel; sagen Sie es (--presentation MS), oder wo geteilt wird (--windows 1000,2000,…)</translation>
    </message>
    <message>
        <source>The cap was chosen by the exponential mechanism; what that cost is included.</source>
        <translation>Die Kappung wurde durch den Exponentialmechanismus gewählt; was das kostete, ist enthalten.</translation>
    </message>
    <message>
        <source>δ = %1 is not below 1/n = 1/%2: such a promise would allow to publish somebody&apos;s data as they are; choose a smaller δ</source>
        <translation>δ = %1 liegt nicht unter 1/n = 1/%2: Ein solches Versprechen ließe zu, die Daten von jemandem zu veröffentlichen, wie sie sind; wählen Sie ein kleineres δ</translation>
    </message>
    <message>
        <source>%1 is proven for less than a person (%2).</source>
        <translation>%1 ist für weniger als eine Person bewiesen (%2).</translation>
    </message>
    <message>
        <source>%1 has no proven guarantee (status: %2).</source>
        <translation>%1 hat keine bewiesene Garantie (Status: %2).</translation>
    </message>
    <message>
        <source>What was fixed beforehand can be declared (--declare %1).</source>
        <translation>Was vorher feststand, kann erklärt werden (--declare %1).</translation>
    </message>
    <message>
        <source>%1 It is released only when this is accepted (--accept-unproven)</source>
        <translation>%1 Es wird nur veröffentlicht, wenn das hingenommen wird (--accept-unproven)</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder for the release</source>
        <translation>%1 ist nicht leer; nennen Sie einen neuen Ordner für die Veröffentlichung</translation>
    </message>
    <message>
        <source>%1; nothing was released</source>
        <translation>%1; nichts wurde veröffentlicht</translation>
    </message>
    <message>
        <source>%1 (the ledger counts entry %2 although nothing came of it)</source>
        <translation>%1 (das Kontobuch zählt Eintrag %2, obwohl nichts daraus wurde)</translation>
    </message>
    <message>
        <source>%1 is a ledger that knows most of these people; what was spent on them counts under every name of their study: name it (--ledger), with --same-study where the study was renamed, or say that these are other people (--other-people)</source>
        <translation>%1 ist ein Kontobuch, das die meisten dieser Personen kennt; was für sie ausgegeben wurde, zählt unter jedem Namen ihrer Studie: nennen Sie es (--ledger), mit --same-study, wo die Studie umbenannt wurde, oder sagen Sie, dass es andere Personen sind (--other-people)</translation>
    </message>
    <message>
        <source>a place outside the released folder: the ledger is sensitive</source>
        <translation>ein Ort außerhalb des veröffentlichten Ordners: Das Kontobuch ist sensibel</translation>
    </message>
    <message>
        <source>give the folder as Nictate released it</source>
        <translation>geben Sie den Ordner an, wie Nictate ihn veröffentlicht hat</translation>
    </message>
    <message>
        <source>%1: there is no privacy_card.json; name the folder of one released heatmap</source>
        <translation>%1: keine privacy_card.json; nennen Sie den Ordner einer veröffentlichten Heatmap</translation>
    </message>
    <message>
        <source>is no privacy card: %1</source>
        <translation>ist keine Privatheitskarte: %1</translation>
    </message>
    <message>
        <source>is not the table of %1 rows of %2 cells that the card speaks of</source>
        <translation>ist nicht die Tabelle mit %1 Zeilen zu %2 Zellen, von der die Karte spricht</translation>
    </message>
    <message>
        <source>holds a cell that is not a number</source>
        <translation>enthält eine Zelle, die keine Zahl ist</translation>
    </message>
    <message>
        <source>%1: a heatmap is needed, but this is a release of %2</source>
        <translation>%1: gebraucht wird eine Heatmap, dies ist aber eine Veröffentlichung von %2</translation>
    </message>
    <message>
        <source>is not the card of a heatmap: %1</source>
        <translation>ist nicht die Karte einer Heatmap: %1</translation>
    </message>
    <message>
        <source>states a grid, a blur, windows or observers that are not possible</source>
        <translation>nennt ein Raster, eine Weichzeichnung, Fenster oder Beobachter, die nicht möglich sind</translation>
    </message>
    <message>
        <source>%1 is missing; a heatmap of everybody is needed, not of groups</source>
        <translation>%1 fehlt; gebraucht wird eine Heatmap aller, nicht von Gruppen</translation>
    </message>
    <message>
        <source>who took part</source>
        <translation>wer teilgenommen hat</translation>
    </message>
    <message>
        <source>the list of stimuli</source>
        <translation>die Liste der Stimuli</translation>
    </message>
    <message>
        <source>the tasks and who has which</source>
        <translation>die Aufgaben und wer welche hat</translation>
    </message>
    <message>
        <source>the sampling rate</source>
        <translation>die Abtastrate</translation>
    </message>
    <message>
        <source>the length of recordings</source>
        <translation>die Länge der Aufzeichnungen</translation>
    </message>
    <message>
        <source>the conditions and who was in which</source>
        <translation>die Bedingungen und wer in welcher war</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>who is in which group</source>
        <translation>wer in welcher Gruppe ist</translation>
    </message>
    <message>
        <source>who is left by the filter</source>
        <translation>wen der Filter übrig lässt</translation>
    </message>
    <message>
        <source>A filter on sensitive attributes chose the observers: their number n is then sensitive too, and this promise does not cover it.</source>
        <translation>Ein Filter nach sensiblen Attributen wählte die Beobachter: Ihre Zahl n ist dann auch sensibel, und dieses Versprechen deckt sie nicht ab.</translation>
    </message>
    <message>
        <source>Groups by %1: %2.</source>
        <translation>Gruppen nach %1: %2.</translation>
    </message>
    <message>
        <source>A filter on attributes chose who is included.</source>
        <translation>Ein Filter nach Attributen wählte aus, wer dabei ist.</translation>
    </message>
    <message>
        <source>A table of features has %1 rows.</source>
        <translation>Eine Merkmalstabelle hat %1 Zeilen.</translation>
    </message>
    <message>
        <source>It is of one stimulus, which was chosen by its name.</source>
        <translation>Es betrifft einen Stimulus, der mit seinem Namen gewählt wurde.</translation>
    </message>
    <message>
        <source>files in the study&apos;s folder are not read, and somebody&apos;s data may be in them: %1; leave them out by name (--leave-out NAME), or confirm that they are not of the study (inspect --write-plan)</source>
        <translation>Dateien im Ordner der Studie werden nicht gelesen, und Daten von jemandem können darin sein: %1; lassen Sie sie mit Namen weg (--leave-out NAME), oder bestätigen Sie, dass sie nicht zur Studie gehören (inspect --write-plan)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>%1, %2 × %3 rows</source>
        <translation>%1, %2 × %3 Zeilen</translation>
    </message>
    <message>
        <source>Rows n</source>
        <translation>Zeilen n</translation>
    </message>
    <message>
        <source>No noise is added: nothing but averaging hides anybody.</source>
        <translation>Es kommt kein Rauschen hinzu: Nur Mittelung verbirgt jemanden.</translation>
    </message>
    <message>
        <source>Expected error of a value: %1 of its feature&apos;s range. The middle of the range, published for everybody, would be off by %2 (root mean squares, on a public model of signals).</source>
        <translation>Erwarteter Fehler eines Werts: %1 der Spannweite seines Merkmals. Die Mitte der Spannweite, für alle veröffentlicht, läge um %2 daneben (RMS, nach einem öffentlichen Signalmodell).</translation>
    </message>
    <message>
        <source>Mostly noise: the tables will say hardly more than the middle of each range, and they are paid for all the same. A larger ε, fewer kept frequencies or another mechanism help.</source>
        <translation>Vor allem Rauschen: Die Tabellen werden kaum mehr sagen als die Mitte jeder Spannweite und werden doch bezahlt. Ein größeres ε, weniger behaltene Frequenzen oder ein anderer Mechanismus helfen.</translation>
    </message>
    <message>
        <source>Protected tables (CSV)</source>
        <translation>Geschützte Tabellen (CSV)</translation>
    </message>
    <message>
        <source>a larger k_epsilon, or fewer digits, for exact selection</source>
        <translation>ein größeres k_epsilon oder weniger Stellen, für eine exakte Auswahl</translation>
    </message>
    <message>
        <source>with one participant and bounds from the data no noise is added and nothing is guaranteed: the signals would leave as they are; give public bounds (--bounds FILE with feature,lower,upper)</source>
        <translation>bei einer Person und Grenzen aus den Daten kommt kein Rauschen hinzu, und nichts ist garantiert: Die Signale gingen hinaus, wie sie sind; geben Sie öffentliche Grenzen an (--bounds FILE mit feature,lower,upper)</translation>
    </message>
    <message>
        <source>a release of signals needs public bounds (--bounds FILE with feature,lower,upper): noise scaled by the data&apos;s own range would tell about it</source>
        <translation>eine Veröffentlichung von Signalen braucht öffentliche Grenzen (--bounds FILE mit feature,lower,upper): Rauschen nach der Spannweite der Daten selbst verriete etwas über sie</translation>
    </message>
    <message>
        <source>the study has no feature signals</source>
        <translation>die Studie hat keine Merkmalssignale</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 davon</translation>
    </message>
    <message>
        <source>one per feature: %1</source>
        <translation>eine je Merkmal: %1</translation>
    </message>
    <message>
        <source>a whole number, 2 ≤ length</source>
        <translation>eine ganze Zahl, 2 ≤ length</translation>
    </message>
    <message>
        <source>some participants have no signals in every condition, so groups would be smaller there; release complete participants only</source>
        <translation>einige Teilnehmende haben nicht in jeder Bedingung Signale, so dass Gruppen dort kleiner wären; veröffentlichen Sie nur vollständige Teilnehmende</translation>
    </message>
    <message>
        <source>groups of k = %1 need as many participants with signals, there are %2</source>
        <translation>Gruppen von k = %1 brauchen ebenso viele Teilnehmende mit Signalen, es gibt %2</translation>
    </message>
    <message>
        <source>the release was planned for %1 participants, but %2 are included</source>
        <translation>die Veröffentlichung war für %1 Teilnehmende geplant, aber %2 sind einbezogen</translation>
    </message>
    <message>
        <source>the release was planned for other features than the study has</source>
        <translation>die Veröffentlichung war für andere Merkmale geplant, als die Studie hat</translation>
    </message>
    <message>
        <source>a participant has two feature tables in one condition; keep one of them</source>
        <translation>eine Person hat zwei Merkmalstabellen in einer Bedingung; behalten Sie eine davon</translation>
    </message>
    <message>
        <source>the release was planned for other conditions than the study has</source>
        <translation>die Veröffentlichung war für andere Bedingungen geplant, als die Studie hat</translation>
    </message>
    <message>
        <source>Positions are synthetic: the Samples workspace shows how well they represent the real ones.</source>
        <translation>Positionen sind synthetisch: Wie gut sie für die wirklichen stehen, zeigt der Bereich Abtastwerte.</translation>
    </message>
    <message>
        <source>A published position is off by %1° on average before smoothing; publishing the middle of the field instead would cost nothing.</source>
        <translation>Eine veröffentlichte Position liegt vor dem Glätten im Mittel %1° daneben; stattdessen die Mitte des Blickfelds zu veröffentlichen kostete nichts.</translation>
    </message>
    <message>
        <source>Mostly noise: it is wider than the field of view. A larger ε, a smaller radius or a shorter window helps.</source>
        <translation>Vor allem Rauschen: Es ist breiter als das Blickfeld. Ein größeres ε, ein kleinerer Radius oder ein kürzeres Fenster helfen.</translation>
    </message>
    <message>
        <source>Protected gaze (CSV)</source>
        <translation>Geschützte Blickdaten (CSV)</translation>
    </message>
    <message>
        <source>Stimuli and conditions (CSV)</source>
        <translation>Stimuli und Bedingungen (CSV)</translation>
    </message>
    <message>
        <source>the size of %1 was guessed from gaze; give its picture, or its size (--size WxH)</source>
        <translation>die Größe von %1 wurde aus Blickdaten geraten; geben Sie sein Bild oder seine Größe an (--size WxH)</translation>
    </message>
    <message>
        <source>the release was planned for %1 participants, and not those are included</source>
        <translation>die Veröffentlichung war für %1 Teilnehmende geplant, und nicht diese sind einbezogen</translation>
    </message>
    <message>
        <source>the release was planned for other recordings than the study has</source>
        <translation>die Veröffentlichung war für andere Aufzeichnungen geplant, als die Studie hat</translation>
    </message>
    <message>
        <source>conditions like %1; attributes: %2; comparisons: = != &lt; &lt;= &gt; &gt;=; joined by and</source>
        <translation>Bedingungen wie %1; Attribute: %2; Vergleiche: = != &lt; &lt;= &gt; &gt;=; verbunden durch and</translation>
    </message>
    <message>
        <source>areas of the same names in the same order on both stimuli</source>
        <translation>AOIs gleicher Namen in gleicher Reihenfolge auf beiden Stimuli</translation>
    </message>
    <message>
        <source>a condition of the study</source>
        <translation>eine Bedingung der Studie</translation>
    </message>
    <message>
        <source>names of features, with commas between</source>
        <translation>Namen von Merkmalen, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>a file feature,lower,upper with public bounds of every feature that is summed up</source>
        <translation>eine Datei feature,lower,upper mit öffentlichen Grenzen jedes Merkmals, das gemittelt wird</translation>
    </message>
    <message>
        <source>the column of &quot;%1&quot; is not a text</source>
        <translation>die Spalte von „%1“ ist kein Text</translation>
    </message>
    <message>
        <source>at most 12 numbers in (0, 1000]</source>
        <translation>höchstens 12 Zahlen in (0, 1000]</translation>
    </message>
    <message>
        <source>at least one is needed</source>
        <translation>mindestens eine ist nötig</translation>
    </message>
    <message>
        <source>expected two conditions or one other stimulus, and no groups</source>
        <translation>erwartet zwei Bedingungen oder einen anderen Stimulus, und keine Gruppen</translation>
    </message>
    <message>
        <source>there are no mechanisms in this workspace</source>
        <translation>in diesem Bereich gibt es keine Mechanismen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>„%1“ ist nichts aus %2</translation>
    </message>
    <message>
        <source>expected a column&apos;s name in quotes</source>
        <translation>erwartet einen Spaltennamen in Anführungszeichen</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>erwartet ein Objekt, gefunden %1</translation>
    </message>
    <message>
        <source>expected a number or a text, found %1</source>
        <translation>erwartet eine Zahl oder einen Text, gefunden %1</translation>
    </message>
    <message>
        <source>not a Nictate session: key &quot;nictate_session&quot; is missing</source>
        <translation>keine Nictate-Sitzung: Der Schlüssel „nictate_session“ fehlt</translation>
    </message>
    <message>
        <source>key &quot;nictate_session&quot;: version %1 is newer than this program&apos;s %2</source>
        <translation>Schlüssel „nictate_session“: Version %1 ist neuer als %2, die dieses Programm kennt</translation>
    </message>
    <message>
        <source>open it with a newer Nictate</source>
        <translation>öffnen Sie sie mit einem neueren Nictate</translation>
    </message>
    <message>
        <source>not valid JSON</source>
        <translation>kein gültiges JSON</translation>
    </message>
    <message>
        <source>a session is written by Nictate</source>
        <translation>eine Sitzung schreibt Nictate</translation>
    </message>
    <message>
        <source>each feature once</source>
        <translation>jedes Merkmal einmal</translation>
    </message>
    <message>
        <source>there is no condition %1; the study has %2</source>
        <translation>es gibt keine Bedingung %1; die Studie hat %2</translation>
    </message>
    <message>
        <source>the signals have only one sample each; at least 2 are needed</source>
        <translation>die Signale haben nur je einen Wert; mindestens 2 sind nötig</translation>
    </message>
    <message>
        <source>the tables have between %1 and %2 rows; all are made %3 rows long</source>
        <translation>die Tabellen haben zwischen %1 und %2 Zeilen; alle werden %3 Zeilen lang gemacht</translation>
    </message>
    <message>
        <source>nobody is included, so there are no signals</source>
        <translation>niemand ist einbezogen, also gibt es keine Signale</translation>
    </message>
    <message>
        <source>none of the participants included has feature signals</source>
        <translation>keine der einbezogenen Personen hat Merkmalssignale</translation>
    </message>
    <message>
        <source>%1 signal has no value at all, the first %2 of %3: it was replaced by a constant, which may identify a person</source>
        <translation>%1 Signal hat gar keinen Wert, zuerst %2 von %3: ersetzt durch eine Konstante, die eine Person verraten kann</translation>
    </message>
    <message>
        <source>%1 signals have no value at all, the first %2 of %3: it was replaced by a constant, which may identify a person</source>
        <translation>%1 Signale haben gar keinen Wert, zuerst %2 von %3: ersetzt durch eine Konstante, die eine Person verraten kann</translation>
    </message>
    <message>
        <source>%1 missing value bridged by straight lines</source>
        <translation>%1 fehlender Wert durch gerade Linien überbrückt</translation>
    </message>
    <message>
        <source>%1 missing values bridged by straight lines</source>
        <translation>%1 fehlende Werte durch gerade Linien überbrückt</translation>
    </message>
    <message>
        <source>0 to 100000</source>
        <translation>0 bis 100000</translation>
    </message>
    <message>
        <source>0 to 10000</source>
        <translation>0 bis 10000</translation>
    </message>
    <message>
        <source>a whole number from 1 to 100000</source>
        <translation>eine ganze Zahl von 1 bis 100000</translation>
    </message>
    <message>
        <source>observers × fixations × windows at most %1</source>
        <translation>Beobachter × Fixationen × Fenster höchstens %1</translation>
    </message>
    <message>
        <source>1 to 3600</source>
        <translation>1 bis 3600</translation>
    </message>
    <message>
        <source>pitch_limit + radius/2 below 90°: at the poles yaw says nothing about distance</source>
        <translation>pitch_limit + radius/2 unter 90°: An den Polen sagt die Waagrechte nichts über Abstand</translation>
    </message>
    <message>
        <source>at most 50000000 rows of a recording at %1 Hz</source>
        <translation>höchstens 50000000 Zeilen einer Aufzeichnung bei %1 Hz</translation>
    </message>
    <message>
        <source>nobody included has a recording with gaze samples</source>
        <translation>niemand Einbezogenes hat eine Aufzeichnung mit Abtastwerten</translation>
    </message>
    <message>
        <source>%1%2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source>expected a plan, { &quot;seed&quot;: 1, &quot;sweeps&quot;: [ … ] }</source>
        <translation>erwartet: ein Plan, { &quot;seed&quot;: 1, &quot;sweeps&quot;: [ … ] }</translation>
    </message>
    <message>
        <source>expected a list of at least one sweep</source>
        <translation>erwartet: eine Liste von mindestens einer Reihe</translation>
    </message>
    <message>
        <source>a cell is in the plan twice: %1</source>
        <translation>eine Zelle steht zweimal im Plan: %1</translation>
    </message>
    <message>
        <source>expected a job as nictate-cli batch writes it</source>
        <translation>erwartet: ein Auftrag, wie nictate-cli batch ihn schreibt</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation>senkrechter Strich</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>velocity (I-VT)</source>
        <translation>Geschwindigkeit (I-VT)</translation>
    </message>
    <message>
        <source>dispersion (I-DT)</source>
        <translation>Streuung (I-DT)</translation>
    </message>
    <message>
        <source>nothing: samples are counted</source>
        <translation>nichts: Abtastwerte werden gezählt</translation>
    </message>
    <message>
        <source>the session shows workspace &quot;%1&quot;, which has no command</source>
        <translation>die Sitzung zeigt den Bereich „%1“, der keinen Befehl hat</translation>
    </message>
    <message>
        <source>expected a text in quotes</source>
        <translation>erwartet einen Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>none: only heatmaps are cut into windows of time</source>
        <translation>keine: Nur Heatmaps werden in Zeitfenster geschnitten</translation>
    </message>
    <message>
        <source>x of the right eye</source>
        <translation>x des rechten Auges</translation>
    </message>
    <message>
        <source>y of the right eye</source>
        <translation>y des rechten Auges</translation>
    </message>
    <message>
        <source>z of the right eye</source>
        <translation>z des rechten Auges</translation>
    </message>
    <message>
        <source>pupil of the right eye</source>
        <translation>Pupille des rechten Auges</translation>
    </message>
    <message>
        <source>validity of the right eye</source>
        <translation>Gültigkeit des rechten Auges</translation>
    </message>
    <message>
        <source>number of the fixation</source>
        <translation>Nummer der Fixation</translation>
    </message>
    <message>
        <source>x of the fixation</source>
        <translation>x der Fixation</translation>
    </message>
    <message>
        <source>y of the fixation</source>
        <translation>y der Fixation</translation>
    </message>
    <message>
        <source>confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>half screens from the centre, counted upwards</source>
        <translation>halben Bildschirmen von der Mitte, nach oben gezählt</translation>
    </message>
    <message>
        <source>screen heights from the centre, counted upwards</source>
        <translation>Bildschirmhöhen von der Mitte, nach oben gezählt</translation>
    </message>
    <message>
        <source>%1 and %2 are taken for two people, a file each; if they are one person&apos;s recordings, say how the files are named (--pattern {participant}%3{recording}%4.*)</source>
        <translation>%1 und %2 gelten als zwei Personen, je eine Datei; sind es Aufzeichnungen einer Person, so sagen Sie, wie die Dateien heißen (--pattern {participant}%3{recording}%4.*)</translation>
    </message>
    <message>
        <source>their files, one stimulus each</source>
        <translation>ihren Dateien, je ein Stimulus</translation>
    </message>
    <message>
        <source>trials and pictures in the experiment&apos;s messages</source>
        <translation>Durchgängen und Bildern in den Meldungen des Experiments</translation>
    </message>
    <message>
        <source>what numbers in a column of events mean: 1=fixation|2=saccade|3=blink|4=other</source>
        <translation>was Zahlen in einer Spalte von Ereignissen bedeuten: 1=fixation|2=saccade|3=blink|4=other</translation>
    </message>
    <message>
        <source>events are told by numbers: %1</source>
        <translation>Ereignisse stehen als Zahlen da: %1</translation>
    </message>
    <message>
        <source>times of day</source>
        <translation>Uhrzeiten</translation>
    </message>
    <message>
        <source>holds a list of %1 data frames; one data frame is expected</source>
        <translation>enthält eine Liste von %1 Data Frames; erwartet wird ein Data Frame</translation>
    </message>
    <message>
        <source>bind them in R: %1</source>
        <translation>verbinden Sie sie in R: %1</translation>
    </message>
    <message>
        <source>a log of Smart Eye Pro with directions in the room alone</source>
        <translation>ein Protokoll von Smart Eye Pro nur mit Richtungen im Raum</translation>
    </message>
    <message>
        <source>log also ClosestWorldIntersection, which says where gaze meets a screen, and open that</source>
        <translation>zeichnen Sie auch ClosestWorldIntersection auf, das sagt, wo der Blick einen Bildschirm trifft, und öffnen Sie das</translation>
    </message>
    <message>
        <source>a log of Smart Eye Pro: gaze is a place on an object of its scene</source>
        <translation>ein Protokoll von Smart Eye Pro: Der Blick ist ein Ort auf einem Objekt seiner Szene</translation>
    </message>
    <message>
        <source>name the object that is the screen: --columns %1 --read rows=samples --read keep=%2.objectName=SCREEN --time-unit UNIT</source>
        <translation>nennen Sie das Objekt, das der Bildschirm ist: --columns %1 --read rows=samples --read keep=%2.objectName=SCREEN --time-unit UNIT</translation>
    </message>
    <message>
        <source>a file of Salient360&apos;s scanpaths: several people one behind another, each from Idx 0, whom no column names</source>
        <translation>eine Datei mit Scanpfaden von Salient360: mehrere Personen hintereinander, jede ab Idx 0, die keine Spalte nennt</translation>
    </message>
    <message>
        <source>add a column that says whose each row is, then --columns participant=NAME,x=longitude,y=latitude,start=… --units fraction --size 3600x1800</source>
        <translation>fügen Sie eine Spalte an, die sagt, wessen jede Zeile ist, dann --columns participant=NAME,x=longitude,y=latitude,start=… --units fraction --size 3600x1800</translation>
    </message>
    <message>
        <source>numbers and fixation, saccade, blink or other, as in 1=fixation|2=saccade</source>
        <translation>Zahlen und fixation, saccade, blink oder other, wie in 1=fixation|2=saccade</translation>
    </message>
    <message>
        <source>an archive of NumPy arrays</source>
        <translation>ein Archiv von NumPy-Arrays</translation>
    </message>
    <message>
        <source>convert its arrays, of two dimensions each: %1</source>
        <translation>wandeln Sie seine Arrays um, von je zwei Dimensionen: %1</translation>
    </message>
    <message>
        <source>convert its table with pandas (free), if you trust who made it, as a pickle may run anything: %1</source>
        <translation>wandeln Sie seine Tabelle mit pandas (frei) um, wenn Sie dem vertrauen, der es machte, denn ein Pickle kann alles Mögliche ausführen: %1</translation>
    </message>
    <message>
        <source>JSON, an object a line, of no known program</source>
        <translation>JSON, ein Objekt je Zeile, von keinem bekannten Programm</translation>
    </message>
    <message>
        <source>JSON of no known program</source>
        <translation>JSON von keinem bekannten Programm</translation>
    </message>
    <message>
        <source>convert its list of rows with pandas (free): %1</source>
        <translation>wandeln Sie seine Liste von Zeilen mit pandas (frei) um: %1</translation>
    </message>
    <message>
        <source>saccade</source>
        <translation>Sakkade</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>Lidschlag</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <source>off</source>
        <translation>neben</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>erkannt</translation>
    </message>
    <message>
        <source>no position</source>
        <translation>keine Position</translation>
    </message>
    <message>
        <source>say which is which with --columns participant=…,stimulus=…,x=…,y=…,time=… (of samples) or duration=… (of fixations); of a table of features name the participant alone (--columns participant=…); or leave the file out (--leave-out NAME)</source>
        <translation>geben Sie mit --columns participant=…,stimulus=…,x=…,y=…,time=… (von Abtastwerten) oder duration=… (von Fixationen) an, welche was ist; nennen Sie bei einer Tabelle von Merkmalen nur die Person (--columns participant=…); oder lassen Sie die Datei weg (--leave-out NAME)</translation>
    </message>
    <message>
        <source>data of Tobii Pro Glasses 2 by another name</source>
        <translation>Daten der Tobii Pro Glasses 2 unter anderem Namen</translation>
    </message>
    <message>
        <source>name the file livedata.json, in a folder for each recording</source>
        <translation>nennen Sie die Datei livedata.json, in einem Ordner für jede Aufzeichnung</translation>
    </message>
    <message>
        <source>a message report</source>
        <translation>ein Bericht von Nachrichten (message report)</translation>
    </message>
    <message>
        <source>a saccade report</source>
        <translation>ein Bericht von Sakkaden (saccade report)</translation>
    </message>
    <message>
        <source>%1 of EyeLink&apos;s Data Viewer, which holds no fixations</source>
        <translation>%1 des Data Viewer von EyeLink, der keine Fixationen enthält</translation>
    </message>
    <message>
        <source>export the fixation report or the sample report, and open that; to read the columns as features, say whose they are (--columns participant=RECORDING_SESSION_LABEL)</source>
        <translation>exportieren Sie den Bericht von Fixationen (fixation report) oder von Abtastwerten (sample report), und öffnen Sie diesen; um die Spalten als Merkmale zu lesen, geben Sie an, wessen sie sind (--columns participant=RECORDING_SESSION_LABEL)</translation>
    </message>
    <message>
        <source>aois</source>
        <translation>AOIs</translation>
    </message>
    <message>
        <source>attackers</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>cap</source>
        <translation>Kappung</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>Kontobuch</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>Darbietung</translation>
    </message>
    <message>
        <source>study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>windows</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>sample or fixation between two trials was left out</source>
        <translation>Abtastwert oder Fixation zwischen zwei Durchgängen wurde weggelassen</translation>
    </message>
    <message>
        <source>samples and fixations between trials were left out</source>
        <translation>Abtastwerte und Fixationen zwischen Durchgängen wurden weggelassen</translation>
    </message>
    <message>
        <source>recording gives all its samples one time: no fixation can be detected</source>
        <translation>Aufzeichnung nennt für alle Abtastwerte dieselbe Zeit: In ihr kann keine Fixation erkannt werden</translation>
    </message>
    <message>
        <source>recordings give all their samples one time: no fixation can be detected</source>
        <translation>Aufzeichnungen nennen für alle Abtastwerte dieselbe Zeit: In ihnen kann keine Fixation erkannt werden</translation>
    </message>
    <message>
        <source>recording gives the same time to several samples; they were spread evenly up to the next time</source>
        <translation>Aufzeichnung nennt für mehrere Abtastwerte dieselbe Zeit; sie wurden gleichmäßig bis zur nächsten Zeit verteilt</translation>
    </message>
    <message>
        <source>recordings give the same time to several samples; they were spread evenly up to the next time</source>
        <translation>Aufzeichnungen nennen für mehrere Abtastwerte dieselbe Zeit; sie wurden gleichmäßig bis zur nächsten Zeit verteilt</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>a file or folder of this name lies in another group&apos;s folder as well</source>
        <translation>eine Datei oder ein Ordner dieses Namens liegt auch im Ordner einer anderen Gruppe</translation>
    </message>
    <message>
        <source>name people so that no two of them are called alike, or say how the files are named (--pattern {condition}/{participant}… where they are one person)</source>
        <translation>benennen Sie Personen so, dass keine zwei gleich heißen, oder geben Sie an, wie die Dateien benannt sind (--pattern {condition}/{participant}…, wenn es eine Person ist)</translation>
    </message>
    <message>
        <source>%1 is taken for a person of its own, a file each; if it is another&apos;s recording or a copy, leave its file out (--leave-out NAME), or say how the files are named (--pattern)</source>
        <translation>%1 gilt als eigene Person, eine je Datei; ist es die Aufzeichnung einer anderen oder eine Kopie, lassen Sie die Datei weg (--leave-out NAME), oder geben Sie an, wie die Dateien benannt sind (--pattern)</translation>
    </message>
    <message>
        <source>the folder %1 is taken for recordings of their own; if it holds another version of those beside it, leave one out (--leave-out NAME)</source>
        <translation>der Ordner %1 gilt als eigene Aufzeichnungen; enthält er eine andere Fassung der benachbarten, lassen Sie einen weg (--leave-out NAME)</translation>
    </message>
    <message>
        <source>no heatmap is made of %1: gaze lies in the picture of a camera that moves with the head</source>
        <translation>von %1 wird keine Heatmap erzeugt: Der Blick liegt im Bild einer Kamera, die sich mit dem Kopf bewegt</translation>
    </message>
    <message>
        <source>which stimuli are what the camera of glasses saw: all, videos or none</source>
        <translation>welche Stimuli zeigen, was die Kamera einer Brille sah: all (alle), videos oder none (keine)</translation>
    </message>
    <message>
        <source>the camera of glasses saw these stimuli: %1</source>
        <translation>die Kamera einer Brille sah diese Stimuli: %1</translation>
    </message>
    <message>
        <source>no map of %1, and no table of areas: gaze lies in the picture of a camera that moves with the head; both need gaze that was mapped to a picture (Pupil Cloud&apos;s Reference Image Mapper, Tobii Pro Lab&apos;s assisted mapping)</source>
        <translation>keine Karte von %1 und keine Tabelle von AOIs: Der Blick liegt im Bild einer Kamera, die sich mit dem Kopf bewegt; beide brauchen Blickdaten, die auf ein Bild abgebildet wurden (Reference Image Mapper von Pupil Cloud, Assisted Mapping von Tobii Pro Lab)</translation>
    </message>
    <message>
        <source>BIDS eye tracking holds gaze on a screen, but the camera of glasses saw %1</source>
        <translation>Eye-Tracking in BIDS enthält Blickdaten von einem Bildschirm, aber %1 sah die Kamera einer Brille</translation>
    </message>
    <message>
        <source>%1 is not shown: %2 does not say when the video begins</source>
        <translation>%1 wird nicht gezeigt: %2 sagt nicht, wann das Video beginnt</translation>
    </message>
    <message>
        <source>all, videos or none</source>
        <translation>all, videos oder none</translation>
    </message>
    <message>
        <source>recording gives the same time to samples that lie apart in its file; if somebody saw the stimulus twice, say which column tells the viewings apart (--columns trial=NAME)</source>
        <translation>Aufnahme gibt Samples, die in ihrer Datei auseinanderliegen, dieselbe Zeit; wenn jemand den Stimulus zweimal sah, nennen Sie die Spalte, die beide Male unterscheidet (--columns trial=NAME)</translation>
    </message>
    <message>
        <source>recordings give the same time to samples that lie apart in their files; if somebody saw a stimulus twice, say which column tells the viewings apart (--columns trial=NAME)</source>
        <translation>Aufnahmen geben Samples, die in ihren Dateien auseinanderliegen, dieselbe Zeit; wenn jemand einen Stimulus zweimal sah, nennen Sie die Spalte, die beide Male unterscheidet (--columns trial=NAME)</translation>
    </message>
    <message>
        <source>%1 is taken for a stimulus of its own, by names of files; if they hold another version of the same recordings, leave them out (--leave-out NAME)</source>
        <translation>%1 gilt als eigener Stimulus, nach Namen von Dateien; wenn diese eine andere Fassung derselben Aufnahmen enthalten, lassen Sie sie aus (--leave-out NAME)</translation>
    </message>
    <message>
        <source>What the noise drowned is pulled towards what is public: picture: where the stimulus itself draws the eye, or where pictures do if it is not here. screen: gaze on any screen or picture, as far from it as the noisy map says. centre: gaze gathers around the centre. none: only blur.</source>
        <translation>Was im Rauschen unterging, wird zum öffentlich Bekannten gezogen. Bild: wohin der Stimulus selbst das Auge zieht, oder, wenn sein Bild fehlt, wohin es Bilder tun. Bildschirm: Blicke auf irgendeinem Bildschirm oder Bild, so weit davon entfernt, wie die verrauschte Heatmap sagt. Mitte: Blicke sammeln sich um die Mitte. Keine: nur Weichzeichnung.</translation>
    </message>
    <message>
        <source>The noise has the shape of what one observer can change (Hardt &amp; Talwar 2010), so the promise needs no δ.</source>
        <translation>Das Rauschen hat die Form dessen, was eine Person ändern kann (Hardt &amp; Talwar 2010); das Versprechen braucht also kein δ.</translation>
    </message>
    <message>
        <source>One ε is for all %1 metrics together: %2 = %3.</source>
        <translation>Ein ε gilt für alle %1 Maße zusammen: %2 = %3.</translation>
    </message>
    <message>
        <source>It hides where somebody looked for a moment: who knows everything else, times and lengths too, learns with a loss of at most ε = %1 whether gaze was here or up to %2 away during %3 samples.</source>
        <translation>Es verbirgt, wohin jemand einen Augenblick sah: Wer alles andere kennt, auch Zeiten und Längen, erfährt mit einem Verlust von höchstens ε = %1, ob der Blick %3 Abtastwerte lang hier oder bis zu %2 entfernt war.</translation>
    </message>
    <message>
        <source>at most %1 times in 100</source>
        <translation>höchstens %1-mal von 100</translation>
    </message>
    <message>
        <source>more than 99 times in 100</source>
        <translation>mehr als 99-mal von 100</translation>
    </message>
    <message>
        <source>Somebody who guesses whether your data were used, or others in their place, can be right %1. Without this release it is 50 times.</source>
        <translation>Wer rät, ob Ihre Daten oder andere an ihrer Stelle benutzt wurden, kann %1 richtig liegen. Ohne diese Veröffentlichung ist es 50-mal.</translation>
    </message>
    <message>
        <source>As published, not proven: somebody who guesses whether your data were used, or others in their place, can be right %1. Without this release it is 50 times.</source>
        <translation>Wie publiziert, nicht bewiesen: Wer rät, ob Ihre Daten oder andere an ihrer Stelle benutzt wurden, kann %1 richtig liegen. Ohne diese Veröffentlichung ist es 50-mal.</translation>
    </message>
    <message>
        <source>Somebody who guesses from all %1 releases together whether your data were used, or others in their place, can be right %2. Without them it is 50 times.</source>
        <translation>Wer aus allen %1 Veröffentlichungen zusammen rät, ob Ihre Daten oder andere an ihrer Stelle benutzt wurden, kann %2 richtig liegen. Ohne sie ist es 50-mal.</translation>
    </message>
    <message>
        <source>As published, not proven: somebody who guesses from all %1 releases together whether your data were used, or others in their place, can be right %2. Without them it is 50 times.</source>
        <translation>Wie publiziert, nicht bewiesen: Wer aus allen %1 Veröffentlichungen zusammen rät, ob Ihre Daten oder andere an ihrer Stelle benutzt wurden, kann %2 richtig liegen. Ohne sie ist es 50-mal.</translation>
    </message>
    <message>
        <source>Nothing is guaranteed: no proof limits what this tells about somebody.</source>
        <translation>Nichts ist garantiert: Kein Beweis begrenzt, was dies über jemanden verrät.</translation>
    </message>
    <message>
        <source>Together they cost ε = %1 at δ = %2; one of them alone costs ε = %3, and who guesses from it can be right %4.</source>
        <translation>Zusammen kosten sie ε = %1 bei δ = %2; eine davon allein kostet ε = %3, und wer aus ihr rät, kann %4 richtig liegen.</translation>
    </message>
    <message>
        <source>%1, but too weak to protect anybody</source>
        <translation>%1, aber zu schwach, um jemanden zu schützen</translation>
    </message>
    <message>
        <source>Who took part was counted from files or rows, so their number may tell whether somebody is among them; nothing is proven unless it was fixed beforehand.</source>
        <translation>Wer teilgenommen hat, wurde aus Dateien oder Zeilen gezählt; ihre Zahl kann also sagen, ob jemand darunter ist. Nichts ist bewiesen, wenn sie nicht vorher feststand.</translation>
    </message>
    <message>
        <source>The stimuli were counted from what people looked at, so their number and names may tell about somebody; nothing is proven unless they were fixed beforehand.</source>
        <translation>Die Stimuli wurden aus dem gezählt, was Personen ansahen; ihre Zahl und Namen können also über jemanden etwas sagen. Nichts ist bewiesen, wenn sie nicht vorher feststanden.</translation>
    </message>
    <message>
        <source>Which tasks there are, and who has which, was counted from the data; nothing is proven unless it was fixed beforehand.</source>
        <translation>Welche Aufgaben es gibt und wer welche hat, wurde aus den Daten gezählt; nichts ist bewiesen, wenn es nicht vorher feststand.</translation>
    </message>
    <message>
        <source>The sampling rate was counted from the data, so it may tell about somebody; nothing is proven unless it was fixed beforehand.</source>
        <translation>Die Abtastrate wurde aus den Daten gezählt und kann also über jemanden etwas sagen; nichts ist bewiesen, wenn sie nicht vorher feststand.</translation>
    </message>
    <message>
        <source>The length of recordings was counted from the data, so it may tell about somebody; nothing is proven unless it was fixed beforehand.</source>
        <translation>Die Länge der Aufzeichnungen wurde aus den Daten gezählt und kann also über jemanden etwas sagen; nichts ist bewiesen, wenn sie nicht vorher feststand.</translation>
    </message>
    <message>
        <source>Which conditions there are, and who was in which, was counted from the data; nothing is proven unless it was fixed beforehand.</source>
        <translation>Welche Bedingungen es gibt und wer in welcher war, wurde aus den Daten gezählt; nichts ist bewiesen, wenn es nicht vorher feststand.</translation>
    </message>
    <message>
        <source>The number of rows was counted from the data, so it may tell about somebody; nothing is proven unless it was fixed beforehand.</source>
        <translation>Die Zahl der Zeilen wurde aus den Daten gezählt und kann also über jemanden etwas sagen; nichts ist bewiesen, wenn sie nicht vorher feststand.</translation>
    </message>
    <message>
        <source>Who is in which group, and how large groups are, was counted from the data; nothing is proven unless it was fixed beforehand.</source>
        <translation>Wer in welcher Gruppe ist und wie groß Gruppen sind, wurde aus den Daten gezählt; nichts ist bewiesen, wenn es nicht vorher feststand.</translation>
    </message>
    <message>
        <source>That %1 is public was declared by the person who released it. The proof needs it.</source>
        <translation>Dass %1 öffentlich ist, hat erklärt, wer veröffentlicht. Der Beweis braucht es.</translation>
    </message>
    <message>
        <source>How the files are read, such as columns and units, is settled and not guessed.</source>
        <translation>Wie die Dateien gelesen werden, etwa Spalten und Einheiten, steht fest und ist nicht geraten.</translation>
    </message>
    <message>
        <source>Recordings keep their own length or sampling rate, and people can be recognised by it: what a person loses in all has no bound. It would have one if both were given or declared for each task.</source>
        <translation>Aufzeichnungen behalten ihre eigene Länge oder Abtastrate, und daran können Personen erkannt werden: Was eine Person insgesamt verliert, hat keine Grenze. Es hätte eine, wenn beides für jede Aufgabe angegeben oder erklärt wäre.</translation>
    </message>
    <message>
        <source>A recording has many such parts, and each loses as much, so no choice of ε, window and radius limits how often people are recognised. The ledger counts the loss of the whole person.</source>
        <translation>Eine Aufzeichnung hat viele solche Teile, und jeder verliert so viel; keine Wahl von ε, Fenster und Radius begrenzt also, wie oft Personen erkannt werden. Das Kontobuch zählt den Verlust der ganzen Person.</translation>
    </message>
    <message>
        <source>What the promise allows on top of ε. The chance that a loss exceeds ε can be larger. At 1/n or more, one observer could be published outright.</source>
        <translation>Was das Versprechen über ε hinaus erlaubt. Die Wahrscheinlichkeit, dass ein Verlust größer als ε ist, kann größer sein. Bei 1/n oder mehr könnte eine Person unverändert veröffentlicht werden.</translation>
    </message>
    <message>
        <source>ε = %1 is of one feature in one chunk; the papers report the features of one chunk together. The losses of a person add up over features (%2), chunks (%3) and recordings (%4).</source>
        <translation>ε = %1 gilt für ein Merkmal in einem Abschnitt; die Arbeiten berichten die Merkmale eines Abschnitts zusammen. Die Verluste einer Person addieren sich über Merkmale (%2), Abschnitte (%3) und Aufzeichnungen (%4).</translation>
    </message>
</context>
<context>
    <name>nictate::ArchiveInput</name>
    <message>
        <source>is damaged: %1</source>
        <translation>ist beschädigt: %1</translation>
    </message>
    <message>
        <source>it cannot be unpacked</source>
        <translation>es kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>copy or download the file again</source>
        <translation>kopieren oder laden Sie die Datei noch einmal</translation>
    </message>
</context>
<context>
    <name>nictate::AreaHits</name>
    <message>
        <source>other people or areas</source>
        <translation>andere Personen oder AOIs</translation>
    </message>
    <message>
        <source>the same people and areas in both</source>
        <translation>dieselben Personen und AOIs in beiden</translation>
    </message>
</context>
<context>
    <name>nictate::Areas</name>
    <message>
        <source>a whole number, 1 ≤ observers</source>
        <translation>eine ganze Zahl, 1 ≤ observers</translation>
    </message>
    <message>
        <source>a whole number, 1 ≤ areas ≤ %1</source>
        <translation>eine ganze Zahl, 1 ≤ areas ≤ %1</translation>
    </message>
    <message>
        <source>%1 bounds</source>
        <translation>%1 Grenzen</translation>
    </message>
    <message>
        <source>one per feature</source>
        <translation>eines je Merkmal</translation>
    </message>
    <message>
        <source>feature-mean of features</source>
        <translation>feature-mean für Merkmale</translation>
    </message>
    <message>
        <source>a metric of areas</source>
        <translation>ein Maß von AOIs</translation>
    </message>
    <message>
        <source>each metric once</source>
        <translation>jedes Maß einmal</translation>
    </message>
    <message>
        <source>two areas or more: there is nowhere to go from the only one</source>
        <translation>zwei AOIs oder mehr: Von der einzigen geht es nirgendwohin</translation>
    </message>
</context>
<context>
    <name>nictate::ArffRows</name>
    <message>
        <source>is ARFF without a line @DATA</source>
        <translation>ist ARFF ohne eine Zeile @DATA</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
</context>
<context>
    <name>nictate::AscReader</name>
    <message>
        <source>is not EyeLink ASC: it has neither its heading nor a START line</source>
        <translation>ist keine EyeLink-ASC: Sie hat weder deren Kopf noch eine START-Zeile</translation>
    </message>
    <message>
        <source>convert the EDF with edf2asc</source>
        <translation>wandeln Sie die EDF mit edf2asc um</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 pixels where the study is read as of an unknown screen</source>
        <translation>wurde auf einem Bildschirm von %1 Pixeln aufgezeichnet, wo die Studie mit einem unbekannten Bildschirm gelesen wird</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 pixels where the study is read as %2</source>
        <translation>wurde auf einem Bildschirm von %1 Pixeln aufgezeichnet, wo die Studie mit %2 gelesen wird</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 pixels where %2 states %3</source>
        <translation>wurde auf einem Bildschirm von %1 Pixeln aufgezeichnet, wo %2 %3 angibt</translation>
    </message>
    <message>
        <source>open recordings of different screens as studies of their own</source>
        <translation>öffnen Sie Aufzeichnungen verschiedener Bildschirme als eigene Studien</translation>
    </message>
    <message>
        <source>%1: the last recording has no END; the file looks cut off</source>
        <translation>%1: Die letzte Aufzeichnung hat kein END; die Datei sieht abgeschnitten aus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>recording has no END</source>
        <translation>Aufzeichnung hat kein END</translation>
    </message>
    <message>
        <source>recordings have no END</source>
        <translation>Aufzeichnungen haben kein END</translation>
    </message>
    <message>
        <source>%1: no recording (START line) in it</source>
        <translation>%1: keine Aufzeichnung (START-Zeile) darin</translation>
    </message>
    <message>
        <source>sample is no gaze (HREF or raw pupil) and have no position</source>
        <translation>Abtastwert ist kein Blick (HREF oder rohe Pupille) und hat keine Position</translation>
    </message>
    <message>
        <source>samples are no gaze (HREF or raw pupil) and have no position</source>
        <translation>Abtastwerte sind kein Blick (HREF oder rohe Pupille) und haben keine Position</translation>
    </message>
    <message>
        <source>line at the end was cut off and left out</source>
        <translation>Zeile am Ende war abgeschnitten und wurde weggelassen</translation>
    </message>
    <message>
        <source>lines at the end were cut off and left out</source>
        <translation>Zeilen am Ende waren abgeschnitten und wurden weggelassen</translation>
    </message>
    <message>
        <source>event with a negative duration was left out</source>
        <translation>Ereignis mit negativer Dauer wurde weggelassen</translation>
    </message>
    <message>
        <source>events with a negative duration were left out</source>
        <translation>Ereignisse mit negativer Dauer wurden weggelassen</translation>
    </message>
    <message>
        <source>picture after the first of its trial was left out: gaze counts for the first</source>
        <translation>Bild nach dem ersten seines Durchgangs wurde weggelassen: Blicke zählen für das erste</translation>
    </message>
    <message>
        <source>pictures after the first of their trials were left out: gaze counts for the first</source>
        <translation>Bilder nach dem ersten ihrer Durchgänge wurden weggelassen: Blicke zählen für das erste</translation>
    </message>
    <message>
        <source>fixation in other units than pixels (HREF) was left out</source>
        <translation>Fixation in anderen Einheiten als Pixeln (HREF) wurde weggelassen</translation>
    </message>
    <message>
        <source>fixations in other units than pixels (HREF) were left out</source>
        <translation>Fixationen in anderen Einheiten als Pixeln (HREF) wurden weggelassen</translation>
    </message>
    <message>
        <source>fixation without a position was left out</source>
        <translation>Fixation ohne Position wurde weggelassen</translation>
    </message>
    <message>
        <source>fixations without a position were left out</source>
        <translation>Fixationen ohne Position wurden weggelassen</translation>
    </message>
    <message>
        <source>recording is not named by any message: it counts as of one stimulus</source>
        <translation>Aufzeichnung wird von keiner Meldung benannt: sie zählt als von einem Stimulus</translation>
    </message>
    <message>
        <source>recordings are not named by any message: they count as of one stimulus</source>
        <translation>Aufzeichnungen werden von keiner Meldung benannt: sie zählen als von einem Stimulus</translation>
    </message>
</context>
<context>
    <name>nictate::AttributeFilter</name>
    <message>
        <source>no attribute is called %1</source>
        <translation>kein Attribut heißt %1</translation>
    </message>
    <message>
        <source>%1 is not a comparison</source>
        <translation>%1 ist kein Vergleich</translation>
    </message>
    <message>
        <source>a name is missing before %1</source>
        <translation>vor %1 fehlt ein Name</translation>
    </message>
    <message>
        <source>a comparison is missing after %1</source>
        <translation>nach %1 fehlt ein Vergleich</translation>
    </message>
    <message>
        <source>a value is missing after %1</source>
        <translation>nach %1 fehlt ein Wert</translation>
    </message>
    <message>
        <source>%1 needs a number, not %2</source>
        <translation>%1 braucht eine Zahl, nicht %2</translation>
    </message>
    <message>
        <source>and is missing before %1</source>
        <translation>vor %1 fehlt and</translation>
    </message>
    <message>
        <source>a condition is missing after and</source>
        <translation>nach and fehlt eine Bedingung</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
</context>
<context>
    <name>nictate::BidsRun</name>
    <message>
        <source>has no column x_coordinate and y_coordinate</source>
        <translation>hat keine Spalten x_coordinate und y_coordinate</translation>
    </message>
    <message>
        <source>name the columns in &quot;Columns&quot; of the JSON beside it</source>
        <translation>nennen Sie die Spalten in „Columns“ der JSON daneben</translation>
    </message>
    <message>
        <source>%1 are in %2 where the study is read in %3</source>
        <translation>%1 sind in %2, wo die Studie in %3 gelesen wird</translation>
    </message>
    <message>
        <source>open recordings of different units as studies of their own</source>
        <translation>öffnen Sie Aufzeichnungen verschiedener Einheiten als eigene Studien</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 pixels where the study is read as of %2</source>
        <translation>wurde auf einem Bildschirm von %1 Pixeln aufgezeichnet, wo die Studie mit %2 gelesen wird</translation>
    </message>
    <message>
        <source>was recorded on a screen of %1 pixels where the study is read as of an unknown one</source>
        <translation>wurde auf einem Bildschirm von %1 Pixeln aufgezeichnet, wo die Studie mit einem unbekannten gelesen wird</translation>
    </message>
    <message>
        <source>open recordings of different screens as studies of their own</source>
        <translation>öffnen Sie Aufzeichnungen verschiedener Bildschirme als eigene Studien</translation>
    </message>
</context>
<context>
    <name>nictate::Cancelled</name>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
</context>
<context>
    <name>nictate::CoordRows</name>
    <message>
        <source>the row has %1</source>
        <translation>die Zeile hat %1</translation>
    </message>
    <message>
        <source>time, x, y and confidence are expected</source>
        <translation>erwartet werden Zeit, x, y und Konfidenz</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
</context>
<context>
    <name>nictate::DelimitedReader</name>
    <message>
        <source>a record longer than 4 MiB begins here</source>
        <translation>ein Datensatz länger als 4 MiB beginnt hier</translation>
    </message>
    <message>
        <source>look for a quote that is never closed</source>
        <translation>suchen Sie ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>a quote is opened here and never closed</source>
        <translation>ein Anführungszeichen wird hier geöffnet und nie geschlossen</translation>
    </message>
    <message>
        <source>close it or remove it</source>
        <translation>schließen oder entfernen Sie es</translation>
    </message>
    <message>
        <source>there is text behind a closing quote</source>
        <translation>hinter einem schließenden Anführungszeichen steht Text</translation>
    </message>
    <message>
        <source>double the quotes inside a quoted cell</source>
        <translation>verdoppeln Sie die Anführungszeichen in einer Zelle</translation>
    </message>
</context>
<context>
    <name>nictate::Domain</name>
    <message>
        <source>none: %1 has no mutant</source>
        <translation>keiner: %1 hat keinen Mutanten</translation>
    </message>
    <message>
        <source>%1 has no exact release; it is for simulation only</source>
        <translation>%1 hat keine exakte Veröffentlichung; er ist nur zur Simulation da</translation>
    </message>
    <message>
        <source>there is not enough memory to draw this release; nothing was released</source>
        <translation>der Speicher reicht nicht, um diese Veröffentlichung zu zeichnen; nichts wurde veröffentlicht</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
</context>
<context>
    <name>nictate::DraftFolder</name>
    <message>
        <source>%1 exists already; choose a new folder</source>
        <translation>%1 gibt es schon; wählen Sie einen neuen Ordner</translation>
    </message>
</context>
<context>
    <name>nictate::EvaluationRun</name>
    <message>
        <source>private, where two releases are compared</source>
        <translation>private, wo zwei Veröffentlichungen verglichen werden</translation>
    </message>
    <message>
        <source>of what the mechanism makes of this study: %1</source>
        <translation>Was der Mechanismus aus dieser Studie macht: %1</translation>
    </message>
</context>
<context>
    <name>nictate::EventTable</name>
    <message>
        <source>rbfn looks at fixations and saccades in gaze samples of at least 2 people; the study has them of %1</source>
        <translation>rbfn sieht Fixationen und Sakkaden in Abtastwerten von mindestens 2 Personen an; die Studie hat sie von %1</translation>
    </message>
</context>
<context>
    <name>nictate::Filtered</name>
    <message>
        <source>too short for what it begins as</source>
        <translation>zu kurz für das, als was es beginnt</translation>
    </message>
</context>
<context>
    <name>nictate::FolderStudy</name>
    <message>
        <source>has not the columns of %1</source>
        <translation>hat nicht die Spalten von %1</translation>
    </message>
    <message>
        <source>open a folder as the program wrote it</source>
        <translation>öffnen Sie einen Ordner, wie das Programm ihn schrieb</translation>
    </message>
    <message>
        <source>not of the study&apos;s kind</source>
        <translation>nicht von der Art der Studie</translation>
    </message>
    <message>
        <source>%1 is of another export of the same program and was not read</source>
        <translation>%1 gehört zu einem anderen Export desselben Programms und wurde nicht gelesen</translation>
    </message>
    <message>
        <source>%1 is not shown: nothing beside it says when it begins, or several videos lie there</source>
        <translation>%1 wird nicht gezeigt: Nichts daneben sagt, wann es beginnt, oder dort liegen mehrere Videos</translation>
    </message>
</context>
<context>
    <name>nictate::Guarantee</name>
    <message>
        <source>one observer, all their gaze on this stimulus</source>
        <translation>eine Person, ihr ganzer Blick auf diesen Stimulus</translation>
    </message>
</context>
<context>
    <name>nictate::Gzip</name>
    <message>
        <source>the gzip data end before their end</source>
        <translation>die gzip-Daten enden vor ihrem Ende</translation>
    </message>
</context>
<context>
    <name>nictate::Hdf5Bytes</name>
    <message>
        <source>is a damaged HDF5 file, or cut off</source>
        <translation>ist eine beschädigte oder abgeschnittene HDF5-Datei</translation>
    </message>
</context>
<context>
    <name>nictate::Hdf5File</name>
    <message>
        <source>is not an HDF5 file</source>
        <translation>ist keine HDF5-Datei</translation>
    </message>
    <message>
        <source>is an HDF5 file of a kind that is not read (version %1)</source>
        <translation>ist eine HDF5-Datei einer Art, die nicht gelesen wird (Version %1)</translation>
    </message>
    <message>
        <source>is a damaged HDF5 file, or cut off</source>
        <translation>ist eine beschädigte oder abgeschnittene HDF5-Datei</translation>
    </message>
    <message>
        <source>is an HDF5 file of a kind that is not read</source>
        <translation>ist eine HDF5-Datei einer Art, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>ist beschädigt</translation>
    </message>
</context>
<context>
    <name>nictate::Hdf5Table</name>
    <message>
        <source>keeps its data in other files</source>
        <translation>hält ihre Daten in anderen Dateien</translation>
    </message>
    <message>
        <source>says that it holds more than it does (%1 rows)</source>
        <translation>gibt an, mehr zu enthalten, als darin ist (%1 Zeilen)</translation>
    </message>
    <message>
        <source>holds a column of a kind that is not read</source>
        <translation>enthält eine Spalte einer Art, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>is packed in a way that is not read (filter %1); ptrepack --complib=zlib repacks it</source>
        <translation>ist auf eine Weise gepackt, die nicht gelesen wird (Filter %1); ptrepack --complib=zlib packt sie um</translation>
    </message>
    <message>
        <source>is an HDF5 file of a kind that is not read</source>
        <translation>ist eine HDF5-Datei einer Art, die nicht gelesen wird</translation>
    </message>
    <message>
        <source>has no column %1</source>
        <translation>hat keine Spalte %1</translation>
    </message>
    <message>
        <source>is a damaged HDF5 file, or cut off</source>
        <translation>ist eine beschädigte oder abgeschnittene HDF5-Datei</translation>
    </message>
    <message>
        <source>holds no numbers in %1</source>
        <translation>enthält keine Zahlen in %1</translation>
    </message>
    <message>
        <source>holds no texts in %1</source>
        <translation>enthält keine Texte in %1</translation>
    </message>
</context>
<context>
    <name>nictate::InvalidParameter</name>
    <message>
        <source>invalid %1: %2 (expected %3)</source>
        <translation>ungültiger Wert für %1: %2 (erwartet: %3)</translation>
    </message>
</context>
<context>
    <name>nictate::JsonAreas</name>
    <message>
        <source>holds no areas of interest</source>
        <translation>enthält keine AOIs</translation>
    </message>
    <message>
        <source>unknown shape: %1</source>
        <translation>unbekannte Form: %1</translation>
    </message>
    <message>
        <source>rectangle, ellipse or polygon</source>
        <translation>rectangle, ellipse oder polygon</translation>
    </message>
    <message>
        <source>area %1 has two keyframes at %2 ms</source>
        <translation>AOI %1 hat zwei Schlüsselbilder bei %2 ms</translation>
    </message>
    <message>
        <source>one for each time</source>
        <translation>eines je Zeit</translation>
    </message>
    <message>
        <source>is a GazePlotter workspace: it names areas and holds no shapes, and none is visible at times</source>
        <translation>ist ein Arbeitsbereich von GazePlotter: Er nennt AOIs und enthält keine Formen, und keine ist zeitweise sichtbar</translation>
    </message>
    <message>
        <source>export the AOIs themselves from the program they were drawn in</source>
        <translation>exportieren Sie die AOIs selbst aus dem Programm, in dem sie gezeichnet wurden</translation>
    </message>
    <message>
        <source>a point of %1 is not a pair of x and y</source>
        <translation>ein Punkt von %1 ist kein Paar aus x und y</translation>
    </message>
    <message>
        <source>[x, y] in pixels</source>
        <translation>[x, y] in Pixeln</translation>
    </message>
    <message>
        <source>%1 is a %2 of 1 point, which is not an area</source>
        <translation>%1 ist ein %2 von 1 Punkt, was keine AOI ist</translation>
    </message>
    <message>
        <source>%1 is a %2 of %3 points, which is not an area</source>
        <translation>%1 ist ein %2 von %3 Punkten, was keine AOI ist</translation>
    </message>
    <message>
        <source>polygons, rectangles and circles can be areas</source>
        <translation>Polygone, Rechtecke und Kreise können AOIs sein</translation>
    </message>
    <message>
        <source>area %1 has no key frames</source>
        <translation>AOI %1 hat keine Schlüsselbilder</translation>
    </message>
    <message>
        <source>at least one, with its corners</source>
        <translation>mindestens eines, mit seinen Ecken</translation>
    </message>
</context>
<context>
    <name>nictate::JsonAreas::Read</name>
    <message>
        <source>is not JSON of areas: %1</source>
        <translation>ist kein JSON von AOIs: %1</translation>
    </message>
    <message>
        <source>area %1: %2</source>
        <translation>AOI %1: %2</translation>
    </message>
</context>
<context>
    <name>nictate::JsonFile</name>
    <message>
        <source>object %1: %2</source>
        <translation>Objekt %1: %2</translation>
    </message>
    <message>
        <source>give the file as it was published</source>
        <translation>geben Sie die Datei, wie sie veröffentlicht wurde</translation>
    </message>
    <message>
        <source>X, Y and T differ in length</source>
        <translation>X, Y und T sind verschieden lang</translation>
    </message>
    <message>
        <source>a scanpath has as many of each</source>
        <translation>ein Blickpfad hat von jedem gleich viele</translation>
    </message>
    <message>
        <source>picture %1 is %2x%3 pixels where another file says %4x%5</source>
        <translation>Bild %1 hat %2x%3 Pixel, wo eine andere Datei %4x%5 sagt</translation>
    </message>
    <message>
        <source>correct the file, or leave it out (--leave-out NAME)</source>
        <translation>berichtigen Sie die Datei, oder lassen Sie sie weg (--leave-out NAME)</translation>
    </message>
    <message>
        <source>a fixation is not a pair of row and column</source>
        <translation>eine Fixation ist kein Paar aus Zeile und Spalte</translation>
    </message>
    <message>
        <source>names no picture</source>
        <translation>nennt kein Bild</translation>
    </message>
    <message>
        <source>every scanpath has a &quot;name&quot;</source>
        <translation>jeder Blickpfad hat einen &quot;name&quot;</translation>
    </message>
    <message>
        <source>has no list &quot;%1&quot;</source>
        <translation>hat keine Liste „%1“</translation>
    </message>
    <message>
        <source>fixation without a position was left out</source>
        <translation>Fixation ohne Position wurde weggelassen</translation>
    </message>
    <message>
        <source>fixations without a position were left out</source>
        <translation>Fixationen ohne Position wurden weggelassen</translation>
    </message>
    <message>
        <source>annotation of a picture the file does not list was left out</source>
        <translation>Anmerkung zu einem Bild, das die Datei nicht aufführt, wurde weggelassen</translation>
    </message>
    <message>
        <source>annotations of pictures the file does not list were left out</source>
        <translation>Anmerkungen zu Bildern, die die Datei nicht aufführt, wurden weggelassen</translation>
    </message>
</context>
<context>
    <name>nictate::JsonReader</name>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 ist kein Objekt</translation>
    </message>
    <message>
        <source>expected { &quot;key&quot;: value, … }</source>
        <translation>erwartet { &quot;key&quot;: value, … }</translation>
    </message>
    <message>
        <source>key &quot;%1&quot;: %2</source>
        <translation>Schlüssel „%1“: %2</translation>
    </message>
    <message>
        <source>expected a text in quotes, found %1</source>
        <translation>erwartet einen Text in Anführungszeichen, gefunden %1</translation>
    </message>
    <message>
        <source>expected true or false, found %1</source>
        <translation>erwartet true oder false, gefunden %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>erwartet eine Zahl von %1 bis %2, gefunden %3</translation>
    </message>
    <message>
        <source>expected a whole number from 0, found %1</source>
        <translation>erwartet eine ganze Zahl ab 0, gefunden %1</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>erwartet eine ganze Zahl, gefunden %1</translation>
    </message>
    <message>
        <source>expected a list of texts, found %1</source>
        <translation>erwartet eine Liste von Texten, gefunden %1</translation>
    </message>
    <message>
        <source>expected only texts in the list, found %1</source>
        <translation>erwartet nur Texte in der Liste, gefunden %1</translation>
    </message>
    <message>
        <source>expected a list of numbers, found %1</source>
        <translation>erwartet eine Liste von Zahlen, gefunden %1</translation>
    </message>
    <message>
        <source>expected only numbers in the list, found %1</source>
        <translation>erwartet nur Zahlen in der Liste, gefunden %1</translation>
    </message>
    <message>
        <source>expected an object, found %1</source>
        <translation>erwartet ein Objekt, gefunden %1</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>einen solchen Schlüssel gibt es nicht</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>„%1“ ist nichts aus %2</translation>
    </message>
</context>
<context>
    <name>nictate::KnownPeople</name>
    <message>
        <source>task narrowing: %1 has the value %2, which is not a number, so a distance cannot be applied</source>
        <translation>Aufgabe narrowing: %1 hat den Wert %2, der keine Zahl ist, also gibt es dazu keinen Abstand</translation>
    </message>
</context>
<context>
    <name>nictate::Labels</name>
    <message>
        <source>participant has no row in the table of participants: no attributes</source>
        <translation>Person hat keine Zeile in der Tabelle der Teilnehmenden: keine Attribute</translation>
    </message>
    <message>
        <source>participants have no row in the table of participants: no attributes</source>
        <translation>Personen haben keine Zeile in der Tabelle der Teilnehmenden: keine Attribute</translation>
    </message>
</context>
<context>
    <name>nictate::Ledger</name>
    <message>
        <source>%1: it is empty, so it is not a ledger; remove it, or restore it from a copy</source>
        <translation>%1: Sie ist leer, also kein Kontobuch; entfernen Sie sie, oder stellen Sie sie aus einer Kopie wieder her</translation>
    </message>
    <message>
        <source>0 &lt; study-delta &lt; 1</source>
        <translation>0 &lt; study-delta &lt; 1</translation>
    </message>
    <message>
        <source>0 &lt; budget</source>
        <translation>0 &lt; budget</translation>
    </message>
    <message>
        <source>%1, the budget this study was given; leave it out</source>
        <translation>%1, das Budget, das diese Studie bekam; lassen Sie es weg</translation>
    </message>
    <message>
        <source>%1: the chain of entries breaks at entry %2 (changed, removed or cut off); look into it, then acknowledge entry %3 to go on</source>
        <translation>%1: Die Kette der Einträge bricht bei Eintrag %2 (geändert, entfernt oder abgeschnitten); prüfen Sie das, und nehmen Sie dann Eintrag %3 zur Kenntnis, um weiterzumachen</translation>
    </message>
    <message>
        <source>%1: this is the ledger of another study, and each has a budget and a δ of its own; name a ledger of this study, or confirm that it is the same one, only renamed or with other stimuli (--same-study)</source>
        <translation>%1: Das ist das Kontobuch einer anderen Studie, und jede hat ein eigenes Budget und ein eigenes δ; nennen Sie ein Kontobuch dieser Studie, oder bestätigen Sie, dass es dieselbe ist, nur umbenannt oder mit anderen Stimuli (--same-study)</translation>
    </message>
    <message>
        <source>%1, the δ this study was given; leave it out</source>
        <translation>%1, das δ, das diese Studie bekam; lassen Sie es weg</translation>
    </message>
    <message>
        <source>δ = %1 for the study is not below 1/n = 1/%2: it would allow to publish somebody&apos;s data as they are; choose a smaller one</source>
        <translation>δ = %1 für die Studie liegt nicht unter 1/n = 1/%2: Das ließe zu, die Daten von jemandem zu veröffentlichen, wie sie sind; wählen Sie ein kleineres</translation>
    </message>
    <message>
        <source>the study&apos;s total would rise from ε = %1 to %2 at δ = %3, beyond its budget of %4; nothing was released</source>
        <translation>die Summe der Studie stiege von ε = %1 auf %2 bei δ = %3, über ihr Budget von %4; nichts wurde veröffentlicht</translation>
    </message>
    <message>
        <source>%1: the ledger does not exist</source>
        <translation>%1: Ein solches Kontobuch gibt es nicht</translation>
    </message>
    <message>
        <source>%1, the first entry that is broken</source>
        <translation>%1, der erste gebrochene Eintrag</translation>
    </message>
    <message>
        <source>nothing: the ledger is whole</source>
        <translation>nichts: Das Kontobuch ist heil</translation>
    </message>
    <message>
        <source>; keep the study&apos;s ledger where you may write (--ledger FILE), always the same</source>
        <translation>; führen Sie das Kontobuch der Studie, wo Sie schreiben dürfen (--ledger FILE), immer dasselbe</translation>
    </message>
</context>
<context>
    <name>nictate::Ledger::Lock</name>
    <message>
        <source>%1 could not be locked: %2</source>
        <translation>%1 konnte nicht gesperrt werden: %2</translation>
    </message>
</context>
<context>
    <name>nictate::LineReader</name>
    <message>
        <source>is a line longer than 4 MiB</source>
        <translation>ist eine Zeile länger als 4 MiB</translation>
    </message>
</context>
<context>
    <name>nictate::LogTable</name>
    <message>
        <source>is a tracker&apos;s log without a line that names its columns</source>
        <translation>ist das Protokoll eines Eye-Trackers ohne eine Zeile, die seine Spalten nennt</translation>
    </message>
    <message>
        <source>the file is cut off</source>
        <translation>die Datei ist abgeschnitten</translation>
    </message>
</context>
<context>
    <name>nictate::LostRows</name>
    <message>
        <source>pauses in the recordings become more lost rows than the %1 and %2 a sample that there may be; check the unit of times, or leave out what lies between</source>
        <translation>aus den Pausen der Aufzeichnungen werden mehr verlorene Zeilen als die %1 und %2 je Abtastwert, die es geben darf; prüfen Sie die Einheit der Zeiten, oder lassen Sie weg, was dazwischen liegt</translation>
    </message>
</context>
<context>
    <name>nictate::Maps</name>
    <message>
        <source>a whole number, 1 ≤ observers</source>
        <translation>eine ganze Zahl, 1 ≤ observers</translation>
    </message>
</context>
<context>
    <name>nictate::MatElement</name>
    <message>
        <source>holds more than 512 MiB</source>
        <translation>enthält mehr als 512 MiB</translation>
    </message>
    <message>
        <source>save what is needed of it in a file of its own</source>
        <translation>speichern Sie, was davon gebraucht wird, in einer eigenen Datei</translation>
    </message>
    <message>
        <source>is damaged or cut off</source>
        <translation>ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>save it again with MATLAB&apos;s save(…, &apos;-v7&apos;)</source>
        <translation>speichern Sie sie noch einmal mit save(…, &apos;-v7&apos;) von MATLAB</translation>
    </message>
</context>
<context>
    <name>nictate::MechanismInfo</name>
    <message>
        <source>the parameters of %1: %2</source>
        <translation>die Parameter von %1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>nictate::NamePattern</name>
    <message>
        <source>a file name with {participant} and, if you like, {recording}, {condition}, {stimulus} and *, as in Data_P{participant}_R{recording}_{condition}.csv</source>
        <translation>ein Dateiname mit {participant} und, wenn Sie mögen, {recording}, {condition}, {stimulus} und *, wie in Data_P{participant}_R{recording}_{condition}.csv</translation>
    </message>
</context>
<context>
    <name>nictate::ParticipantAttributes</name>
    <message>
        <source>cell of %1 is not a number: the column describes people and is not a feature</source>
        <translation>Zelle von %1 ist keine Zahl: Die Spalte beschreibt Personen und ist kein Merkmal</translation>
    </message>
    <message>
        <source>cells of %1 are not numbers: the column describes people and is not a feature</source>
        <translation>Zellen von %1 sind keine Zahlen: Die Spalte beschreibt Personen und ist kein Merkmal</translation>
    </message>
    <message>
        <source>text that changes from row to row of a participant is left out for them: %1; if a column says the condition, name it (--columns condition=NAME)</source>
        <translation>Text, der sich bei einer Person von Zeile zu Zeile ändert, wird für sie weggelassen: %1; nennt eine Spalte die Bedingung, geben Sie sie an (--columns condition=NAME)</translation>
    </message>
</context>
<context>
    <name>nictate::PerturbedSlots</name>
    <message>
        <source>1 for the attacker who holds the originals</source>
        <translation>1 für den Angreifer, der die Originale hat</translation>
    </message>
</context>
<context>
    <name>nictate::RBytes</name>
    <message>
        <source>holds more than 2 GiB</source>
        <translation>enthält mehr als 2 GiB</translation>
    </message>
    <message>
        <source>save what is needed of it in a file of its own</source>
        <translation>speichern Sie, was davon gebraucht wird, in einer eigenen Datei</translation>
    </message>
    <message>
        <source>is damaged or cut off</source>
        <translation>ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>save it again with R&apos;s saveRDS()</source>
        <translation>speichern Sie sie noch einmal mit saveRDS() von R</translation>
    </message>
</context>
<context>
    <name>nictate::RReader</name>
    <message>
        <source>holds an object of R that is not read (kind %1)</source>
        <translation>enthält ein Objekt von R, das nicht gelesen wird (Art %1)</translation>
    </message>
    <message>
        <source>save the data frame alone: saveRDS(NAME, &apos;FILE.rds&apos;)</source>
        <translation>speichern Sie den Data Frame allein: saveRDS(NAME, &apos;FILE.rds&apos;)</translation>
    </message>
    <message>
        <source>holds an object of R that is not read (%1)</source>
        <translation>enthält ein Objekt von R, das nicht gelesen wird (%1)</translation>
    </message>
</context>
<context>
    <name>nictate::Reader</name>
    <message>
        <source>there is no step</source>
        <translation>es gibt keinen Schritt</translation>
    </message>
    <message>
        <source>a step begins with a line &quot;## Title&quot;</source>
        <translation>ein Schritt beginnt mit einer Zeile „## Titel“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a &quot;key: value&quot; line</source>
        <translation>„%1“ ist kein „Schlüssel: Wert“</translation>
    </message>
    <message>
        <source>write a key, a colon and a value</source>
        <translation>schreiben Sie einen Schlüssel, einen Doppelpunkt und einen Wert</translation>
    </message>
    <message>
        <source>a lesson begins with a header</source>
        <translation>eine Lektion beginnt mit einem Kopf</translation>
    </message>
    <message>
        <source>write ---, then title:, minutes: and study:, then --- again</source>
        <translation>schreiben Sie ---, dann title:, minutes: und study:, dann wieder ---</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>der Kopf endet nicht</translation>
    </message>
    <message>
        <source>write --- after it</source>
        <translation>schreiben Sie --- dahinter</translation>
    </message>
    <message>
        <source>the header has no %1</source>
        <translation>der Kopf hat kein %1</translation>
    </message>
    <message>
        <source>it names title, minutes and study, and may name a seed</source>
        <translation>er nennt title, minutes und study und darf einen seed nennen</translation>
    </message>
    <message>
        <source>this choice is right and needs no reply</source>
        <translation>diese Antwort ist richtig und braucht keine Erwiderung</translation>
    </message>
    <message>
        <source>write it below one with - [ ]</source>
        <translation>schreiben Sie sie unter eine mit - [ ]</translation>
    </message>
    <message>
        <source>this block does not end</source>
        <translation>dieser Block endet nicht</translation>
    </message>
    <message>
        <source>write ``` after it</source>
        <translation>schreiben Sie ``` dahinter</translation>
    </message>
    <message>
        <source>this block belongs to no step</source>
        <translation>dieser Block gehört zu keinem Schritt</translation>
    </message>
    <message>
        <source>a step sets one session</source>
        <translation>ein Schritt setzt eine Sitzung</translation>
    </message>
    <message>
        <source>put both into one block</source>
        <translation>setzen Sie beide in einen Block</translation>
    </message>
    <message>
        <source>this step has no title</source>
        <translation>dieser Schritt hat keinen Titel</translation>
    </message>
    <message>
        <source>write it after ##</source>
        <translation>schreiben Sie ihn hinter ##</translation>
    </message>
    <message>
        <source>none of this step&apos;s choices is right</source>
        <translation>keine der Antworten dieses Schritts ist richtig</translation>
    </message>
    <message>
        <source>mark those that are with - [x]</source>
        <translation>kennzeichnen Sie die richtigen mit - [x]</translation>
    </message>
    <message>
        <source>all of this step&apos;s choices are right</source>
        <translation>alle Antworten dieses Schritts sind richtig</translation>
    </message>
    <message>
        <source>mark those that are wrong with - [ ]</source>
        <translation>kennzeichnen Sie die falschen mit - [ ]</translation>
    </message>
    <message>
        <source>this step has choices and an answer to type</source>
        <translation>dieser Schritt hat Antworten zur Wahl und eine einzugebende Antwort</translation>
    </message>
    <message>
        <source>ask one question a step</source>
        <translation>stellen Sie je Schritt eine Frage</translation>
    </message>
    <message>
        <source>this step has a game and an audit</source>
        <translation>dieser Schritt hat ein Spiel und ein Audit</translation>
    </message>
    <message>
        <source>one of them a step</source>
        <translation>je Schritt eines davon</translation>
    </message>
</context>
<context>
    <name>nictate::Recoder</name>
    <message>
        <source>half a character</source>
        <translation>ein halbes Zeichen</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>kein Zeichen</translation>
    </message>
    <message>
        <source>is UTF-16 text with %1 at byte %2</source>
        <translation>ist UTF-16-Text mit %1 bei Byte %2</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>speichern Sie sie als UTF-8</translation>
    </message>
</context>
<context>
    <name>nictate::ReleaseJob</name>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>A group has fewer than three people: it is easily known who they are, and its noise is as large as the data.</source>
        <translation>Eine Gruppe hat weniger als drei Personen: Wer sie sind, ist leicht bekannt, und ihr Rauschen ist so groß wie die Daten.</translation>
    </message>
    <message>
        <source>Fewer than three people are in it: it is easily known who they are, and the noise is as large as the data.</source>
        <translation>Weniger als drei Personen sind darin: Wer sie sind, ist leicht bekannt, und das Rauschen ist so groß wie die Daten.</translation>
    </message>
</context>
<context>
    <name>nictate::RowRules</name>
    <message>
        <source>column=value|value</source>
        <translation>Spalte=Wert|Wert</translation>
    </message>
    <message>
        <source>left or right</source>
        <translation>left oder right</translation>
    </message>
    <message>
        <source>x|y, x|y|width|height, or also its own width|height</source>
        <translation>x|y, x|y|width|height, oder dazu die eigene width|height</translation>
    </message>
    <message>
        <source>negative, or positions as in 0,0 or -1,-1|0,0</source>
        <translation>negative oder Positionen wie in 0,0 oder -1,-1|0,0</translation>
    </message>
</context>
<context>
    <name>nictate::Running</name>
    <message>
        <source>a program that exits with status 0, not %1</source>
        <translation>ein Programm, das mit Status 0 endet, nicht mit %1</translation>
    </message>
    <message>
        <source>a program that exits with status 0, not by a signal</source>
        <translation>ein Programm, das mit Status 0 endet, nicht durch ein Signal</translation>
    </message>
    <message>
        <source>a program that ends within %1 s</source>
        <translation>ein Programm, das innerhalb von %1 s endet</translation>
    </message>
</context>
<context>
    <name>nictate::SaccadeModel</name>
    <message>
        <source>another version&apos;s model</source>
        <translation>das Modell einer anderen Version</translation>
    </message>
    <message>
        <source>remove it; it will be learnt again</source>
        <translation>entfernen Sie es; es wird neu gelernt</translation>
    </message>
    <message>
        <source>a matrix of another size than its numbers</source>
        <translation>eine Matrix anderer Größe als ihre Zahlen</translation>
    </message>
    <message>
        <source>layers that do not fit together</source>
        <translation>Schichten, die nicht zusammenpassen</translation>
    </message>
</context>
<context>
    <name>nictate::SeededNoise</name>
    <message>
        <source>at least 1</source>
        <translation>mindestens 1</translation>
    </message>
</context>
<context>
    <name>nictate::SeveralStudies</name>
    <message>
        <source>or choose one of the studies in the folder with --only: %1</source>
        <translation>oder wählen Sie mit --only eine der Studien im Ordner: %1</translation>
    </message>
</context>
<context>
    <name>nictate::SignalLattices</name>
    <message>
        <source>laplace, equal or gaussian: there is no exact sampler for this noise yet, so it is for simulation only</source>
        <translation>laplace, equal oder gaussian: Für dieses Rauschen gibt es noch keinen exakten Ziehvorgang, also ist es nur zur Simulation da</translation>
    </message>
</context>
<context>
    <name>nictate::SignalPerturbation</name>
    <message>
        <source>raw, unless the bounds are public</source>
        <translation>roh, außer bei öffentlichen Grenzen</translation>
    </message>
</context>
<context>
    <name>nictate::SmiEvents</name>
    <message>
        <source>%1 holds %2</source>
        <translation>%1 enthält %2</translation>
    </message>
    <message>
        <source>a number is expected there</source>
        <translation>dort wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>row of no known event was left out</source>
        <translation>Zeile ohne bekanntes Ereignis wurde weggelassen</translation>
    </message>
    <message>
        <source>rows of no known event were left out</source>
        <translation>Zeilen ohne bekanntes Ereignis wurden weggelassen</translation>
    </message>
    <message>
        <source>fixation without a position or duration was left out</source>
        <translation>Fixation ohne Position oder Dauer wurde weggelassen</translation>
    </message>
    <message>
        <source>fixations without a position or duration were left out</source>
        <translation>Fixationen ohne Position oder Dauer wurden weggelassen</translation>
    </message>
</context>
<context>
    <name>nictate::StreamReader</name>
    <message>
        <source>gaze on %1 has no size in degrees; give the stimulus&apos; size and viewing geometry</source>
        <translation>der Blick auf %1 hat keine Größe in Grad; geben Sie Größe und Betrachtungsgeometrie des Stimulus an</translation>
    </message>
</context>
<context>
    <name>nictate::Gaze</name>
    <message>
        <source>a whole number, 1 ≤ observers</source>
        <translation>eine ganze Zahl, 1 ≤ observers</translation>
    </message>
</context>
<context>
    <name>nictate::StudyBuilder</name>
    <message>
        <source>its recording of %1 with %2 lies in %3 as well, with other rows</source>
        <translation>die Aufzeichnung von %1 mit %2 liegt auch in %3, mit anderen Zeilen</translation>
    </message>
    <message>
        <source>correct who it is, leave one of the files out (--leave-out %1), or say whose each file is by its name (--person file, or --pattern {participant}_{recording}.* where a person has several)</source>
        <translation>berichtigen Sie, wer es ist, lassen Sie eine der Dateien weg (--leave-out %1), oder sagen Sie, dass jede Datei die einer Person ist (--person file, oder --pattern {participant}_{recording}.*, wo eine Person mehrere hat)</translation>
    </message>
    <message>
        <source>two folders hold versions of the recordings: leave one of them out (--leave-out %1)</source>
        <translation>zwei Ordner enthalten Fassungen der Aufzeichnungen: Lassen Sie einen davon weg (--leave-out %1)</translation>
    </message>
</context>
<context>
    <name>nictate::StudyReader</name>
    <message>
        <source>the study has no %1</source>
        <translation>die Studie hat kein %1</translation>
    </message>
    <message>
        <source>see datasets/README.md</source>
        <translation>siehe datasets/README.md</translation>
    </message>
    <message>
        <source>is longer than 4 MiB</source>
        <translation>ist länger als 4 MiB</translation>
    </message>
    <message>
        <source>describes no Nictate study</source>
        <translation>beschreibt keine Nictate-Studie</translation>
    </message>
    <message>
        <source>is of format version %1</source>
        <translation>hat Formatversion %1</translation>
    </message>
    <message>
        <source>this Nictate reads version %1</source>
        <translation>dieses Nictate liest Version %1</translation>
    </message>
    <message>
        <source>feature_step_s is not a time</source>
        <translation>feature_step_s ist keine Zeit</translation>
    </message>
    <message>
        <source>seconds from one row to the next</source>
        <translation>Sekunden von einer Zeile zur nächsten</translation>
    </message>
    <message>
        <source>is not a description of a study: %1</source>
        <translation>ist keine Beschreibung einer Studie: %1</translation>
    </message>
    <message>
        <source>it needs format, version and name</source>
        <translation>sie braucht format, version und name</translation>
    </message>
    <message>
        <source>the first column must be id</source>
        <translation>die erste Spalte muss id sein</translation>
    </message>
    <message>
        <source>is not an id</source>
        <translation>ist keine Kennung</translation>
    </message>
    <message>
        <source>occurs twice; every participant has one row</source>
        <translation>kommt zweimal vor; jede Person hat eine Zeile</translation>
    </message>
    <message>
        <source>occurs twice; every stimulus has one row</source>
        <translation>kommt zweimal vor; jeder Stimulus hat eine Zeile</translation>
    </message>
    <message>
        <source>is not a source of a size (expected picture, given or assumed)</source>
        <translation>ist keine Herkunft einer Größe (erwartet: picture, given oder assumed)</translation>
    </message>
    <message>
        <source>the picture of %1 has another size than stimuli.tsv says</source>
        <translation>das Bild von %1 hat eine andere Größe, als stimuli.tsv sagt</translation>
    </message>
    <message>
        <source>the picture of %1 is not shown: %2</source>
        <translation>das Bild von %1 wird nicht gezeigt: %2</translation>
    </message>
    <message>
        <source>picture is missing or unreadable: a blank canvas</source>
        <translation>Bild fehlt oder ist unlesbar: eine leere Fläche</translation>
    </message>
    <message>
        <source>pictures are missing or unreadable: a blank canvas</source>
        <translation>Bilder fehlen oder sind unlesbar: eine leere Fläche</translation>
    </message>
    <message>
        <source>occurs twice; every recording has one row</source>
        <translation>kommt zweimal vor; jede Aufzeichnung hat eine Zeile</translation>
    </message>
    <message>
        <source>is not a kind of event (expected saccade or blink)</source>
        <translation>ist keine Art von Ereignis (erwartet: saccade oder blink)</translation>
    </message>
    <message>
        <source>the first columns must be participant and condition, features follow</source>
        <translation>die ersten Spalten müssen participant und condition sein, Merkmale folgen</translation>
    </message>
    <message>
        <source>scene video is missing, or the table does not say when it begins</source>
        <translation>Szenenvideo fehlt, oder die Tabelle sagt nicht, wann es beginnt</translation>
    </message>
    <message>
        <source>scene videos are missing, or the table does not say when they begin</source>
        <translation>Szenenvideos fehlen, oder die Tabelle sagt nicht, wann sie beginnen</translation>
    </message>
</context>
<context>
    <name>nictate::StudySource</name>
    <message>
        <source>the file or folder does not exist</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>prüfen Sie den Pfad</translation>
    </message>
    <message>
        <source>the name of a file or folder in the study&apos;s folder</source>
        <translation>der Name einer Datei oder eines Ordners im Ordner der Studie</translation>
    </message>
</context>
<context>
    <name>nictate::Sweep</name>
    <message>
        <source>expected a list of at least one study</source>
        <translation>erwartet: eine Liste von mindestens einer Studie</translation>
    </message>
    <message>
        <source>expected a list of at least one number</source>
        <translation>erwartet: eine Liste von mindestens einer Zahl</translation>
    </message>
    <message>
        <source>a sweep of %1 is of whole studies</source>
        <translation>eine Reihe von %1 geht über ganze Studien</translation>
    </message>
    <message>
        <source>the plan has more than %1 cells; expected fewer values to cross</source>
        <translation>der Plan hat mehr als %1 Zellen; erwartet: weniger Werte, die gekreuzt werden</translation>
    </message>
    <message>
        <source>%1: key &quot;%2&quot;: %3</source>
        <translation>%1: Schlüssel „%2“: %3</translation>
    </message>
    <message>
        <source>releases are never batched, each spends a budget that a person decides on; use nictate-cli release</source>
        <translation>Veröffentlichungen stehen nie in einem Plan, denn jede verbraucht ein Budget, über das ein Mensch entscheidet; verwenden Sie nictate-cli release</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of %2</source>
        <translation>„%1“ ist nichts aus %2</translation>
    </message>
    <message>
        <source>expected numbers or texts, found %1</source>
        <translation>erwartet: Zahlen oder Texte, gefunden: %1</translation>
    </message>
    <message>
        <source>expected a list of at least one mechanism</source>
        <translation>erwartet: eine Liste von mindestens einem Mechanismus</translation>
    </message>
    <message>
        <source>%1 has no such option, or a plan may not set it</source>
        <translation>%1 hat keine solche Option, oder ein Plan darf sie nicht setzen</translation>
    </message>
    <message>
        <source>expected under &quot;epsilons&quot;</source>
        <translation>erwartet unter „epsilons“</translation>
    </message>
    <message>
        <source>expected at least one value</source>
        <translation>erwartet: mindestens ein Wert</translation>
    </message>
    <message>
        <source>no mechanism of this sweep has it</source>
        <translation>kein Mechanismus dieser Reihe hat ihn</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the file or folder does not exist</source>
        <translation>„%1“: Es gibt keine solche Datei und keinen solchen Ordner</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no stimulus</source>
        <translation>„%1“ hat keinen Stimulus</translation>
    </message>
    <message>
        <source>expected &quot;all&quot; or a list of at least one stimulus</source>
        <translation>erwartet: &quot;all&quot; oder eine Liste mit mindestens einem Stimulus</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no stimulus &quot;%2&quot;</source>
        <translation>„%1“ hat keinen Stimulus „%2“</translation>
    </message>
</context>
<context>
    <name>nictate::Table</name>
    <message>
        <source>%1 where a number is expected</source>
        <translation>%1, wo eine Zahl erwartet wird</translation>
    </message>
    <message>
        <source>correct the cell, or write n/a</source>
        <translation>berichtigen Sie die Zelle, oder schreiben Sie n/a</translation>
    </message>
</context>
<context>
    <name>nictate::TableImport</name>
    <message>
        <source>%1: more than one column is called %2; the first is read</source>
        <translation>%1: Mehr als eine Spalte heißt %2; die erste wird gelesen</translation>
    </message>
    <message>
        <source>%1: the table holds no rows that count</source>
        <translation>%1: Die Tabelle enthält keine Zeilen, die zählen</translation>
    </message>
    <message>
        <source>this file&apos;s decimal sign is a comma</source>
        <translation>das Dezimalzeichen dieser Datei ist ein Komma</translation>
    </message>
    <message>
        <source>this file&apos;s decimal sign is a point</source>
        <translation>das Dezimalzeichen dieser Datei ist ein Punkt</translation>
    </message>
    <message>
        <source>correct the cell or leave it empty</source>
        <translation>berichtigen Sie die Zelle, oder lassen Sie sie leer</translation>
    </message>
    <message>
        <source>%1 holds %2 where a number is expected</source>
        <translation>%1 enthält %2, wo eine Zahl erwartet wird</translation>
    </message>
    <message>
        <source>the row has %1 where the header has %2</source>
        <translation>die Zeile hat %1, wo der Kopf %2 hat</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>correct the row, or quote cells that hold the delimiter</source>
        <translation>berichtigen Sie die Zeile, oder setzen Sie Zellen mit dem Trennzeichen in Anführungszeichen</translation>
    </message>
    <message>
        <source>row without a position was left out</source>
        <translation>Zeile ohne Position wurde weggelassen</translation>
    </message>
    <message>
        <source>rows without a position were left out</source>
        <translation>Zeilen ohne Position wurden weggelassen</translation>
    </message>
    <message>
        <source>row without a participant or stimulus was left out</source>
        <translation>Zeile ohne Person oder Stimulus wurde weggelassen</translation>
    </message>
    <message>
        <source>rows without a participant or stimulus were left out</source>
        <translation>Zeilen ohne Person oder Stimulus wurden weggelassen</translation>
    </message>
    <message>
        <source>row with a negative duration was left out</source>
        <translation>Zeile mit negativer Dauer wurde weggelassen</translation>
    </message>
    <message>
        <source>rows with a negative duration were left out</source>
        <translation>Zeilen mit negativer Dauer wurden weggelassen</translation>
    </message>
    <message>
        <source>sample without a time was left out</source>
        <translation>Abtastwert ohne Zeit wurde weggelassen</translation>
    </message>
    <message>
        <source>samples without a time were left out</source>
        <translation>Abtastwerte ohne Zeit wurden weggelassen</translation>
    </message>
    <message>
        <source>row repeats the fixation before it and counts once</source>
        <translation>Zeile wiederholt die Fixation davor und zählt einmal</translation>
    </message>
    <message>
        <source>rows repeat the fixation before them and count once</source>
        <translation>Zeilen wiederholen die Fixation davor und zählen einmal</translation>
    </message>
    <message>
        <source>sample is earlier than the row before it; it was put in order of time</source>
        <translation>Abtastwert ist früher als die Zeile davor; er wurde nach der Zeit eingeordnet</translation>
    </message>
    <message>
        <source>samples are earlier than the rows before them; they were put in order of time</source>
        <translation>Abtastwerte sind früher als die Zeilen davor; sie wurden nach der Zeit eingeordnet</translation>
    </message>
    <message>
        <source>sample repeats the one before it; it was kept</source>
        <translation>Abtastwert wiederholt den davor; er wurde behalten</translation>
    </message>
    <message>
        <source>samples repeat one before them; they were kept</source>
        <translation>Abtastwerte wiederholen einen davor; sie wurden behalten</translation>
    </message>
    <message>
        <source>number with a comma before three digits was read as a decimal; write thousands without it</source>
        <translation>Zahl mit einem Komma vor drei Ziffern wurde als Dezimalzahl gelesen; schreiben Sie Tausender ohne das Komma</translation>
    </message>
    <message>
        <source>numbers with a comma before three digits were read as decimals; write thousands without it</source>
        <translation>Zahlen mit einem Komma vor drei Ziffern wurden als Dezimalzahlen gelesen; schreiben Sie Tausender ohne das Komma</translation>
    </message>
    <message>
        <source>row repeats the header and was left out</source>
        <translation>Zeile wiederholt den Kopf und wurde weggelassen</translation>
    </message>
    <message>
        <source>rows repeat the header and were left out</source>
        <translation>Zeilen wiederholen den Kopf und wurden weggelassen</translation>
    </message>
    <message>
        <source>row is a message and holds no gaze</source>
        <translation>Zeile ist eine Meldung und enthält keine Blicke</translation>
    </message>
    <message>
        <source>rows are messages and hold no gaze</source>
        <translation>Zeilen sind Meldungen und enthalten keine Blicke</translation>
    </message>
    <message>
        <source>row at a time when nothing was shown was left out</source>
        <translation>Zeile zu einer Zeit, in der nichts gezeigt wurde, wurde weggelassen</translation>
    </message>
    <message>
        <source>rows at times when nothing was shown were left out</source>
        <translation>Zeilen zu Zeiten, in denen nichts gezeigt wurde, wurden weggelassen</translation>
    </message>
    <message>
        <source>row the tracker calls invalid was left out</source>
        <translation>Zeile, die das Gerät ungültig nennt, wurde weggelassen</translation>
    </message>
    <message>
        <source>rows the tracker calls invalid were left out</source>
        <translation>Zeilen, die das Gerät ungültig nennt, wurden weggelassen</translation>
    </message>
    <message>
        <source>row of another event than a fixation, saccade or blink was left out</source>
        <translation>Zeile mit einem anderen Ereignis als Fixation, Sakkade oder Lidschlag wurde weggelassen</translation>
    </message>
    <message>
        <source>rows of other events than fixations, saccades and blinks were left out</source>
        <translation>Zeilen mit anderen Ereignissen als Fixationen, Sakkaden und Lidschlägen wurden weggelassen</translation>
    </message>
    <message>
        <source>times are numbers, or times of day with fractions of a second: export seconds or milliseconds, or choose another column (--columns time=…)</source>
        <translation>Zeiten sind Zahlen oder Uhrzeiten mit Bruchteilen von Sekunden: Exportieren Sie Sekunden oder Millisekunden, oder wählen Sie eine andere Spalte (--columns time=…)</translation>
    </message>
    <message>
        <source>%1 holds %2 where a time of day is expected</source>
        <translation>%1 enthält %2, wo eine Uhrzeit erwartet wird</translation>
    </message>
    <message>
        <source>write the times of all rows alike, or choose another column (--columns time=…)</source>
        <translation>Schreiben Sie die Zeiten aller Zeilen gleich, oder wählen Sie eine andere Spalte (--columns time=…)</translation>
    </message>
    <message>
        <source>sample tells the same time of day as the row before it; export times with more digits</source>
        <translation>Abtastwert nennt dieselbe Uhrzeit wie die Zeile davor; exportieren Sie die Zeiten mit mehr Stellen</translation>
    </message>
    <message>
        <source>samples tell the same time of day as the rows before them; export times with more digits</source>
        <translation>Abtastwerte nennen dieselbe Uhrzeit wie die Zeilen davor; exportieren Sie die Zeiten mit mehr Stellen</translation>
    </message>
    <message>
        <source>%1: no row counts, since the column of stimuli, %2, is empty; name another one (--columns stimulus=NAME), or say that there is one stimulus (--columns stimulus=none)</source>
        <translation>%1: Keine Zeile zählt, da die Spalte der Stimuli, %2, leer ist; nennen Sie eine andere (--columns stimulus=NAME), oder geben Sie an, dass es einen Stimulus gibt (--columns stimulus=none)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>fixation off the stimulus was left out</source>
        <translation>Fixation außerhalb des Stimulus wurde weggelassen</translation>
    </message>
    <message>
        <source>fixations off the stimulus were left out</source>
        <translation>Fixationen außerhalb des Stimulus wurden weggelassen</translation>
    </message>
    <message>
        <source>recording of a person and stimulus follows another from the same first time on; it is read by itself</source>
        <translation>Aufzeichnung einer Person und eines Stimulus folgt auf eine andere mit derselben ersten Zeit; sie wird für sich gelesen</translation>
    </message>
    <message>
        <source>recordings of a person and stimulus follow another from the same first time on; each is read by itself</source>
        <translation>Aufzeichnungen einer Person und eines Stimulus folgen auf eine andere mit derselben ersten Zeit; jede wird für sich gelesen</translation>
    </message>
</context>
<context>
    <name>nictate::TableOfAreas</name>
    <message>
        <source>holds no areas</source>
        <translation>enthält keine AOIs</translation>
    </message>
    <message>
        <source>is not a table of areas of interest</source>
        <translation>ist keine Tabelle von AOIs</translation>
    </message>
    <message>
        <source>area %1 is hidden at no time</source>
        <translation>AOI %1 ist zu keiner Zeit verborgen</translation>
    </message>
    <message>
        <source>a time in ms from which on it is hidden</source>
        <translation>eine Zeit in ms, von der an sie verborgen ist</translation>
    </message>
    <message>
        <source>unknown shape: %1</source>
        <translation>unbekannte Form: %1</translation>
    </message>
    <message>
        <source>rectangle, ellipse or polygon</source>
        <translation>rectangle, ellipse oder polygon</translation>
    </message>
    <message>
        <source>invalid time: %1</source>
        <translation>ungültige Zeit: %1</translation>
    </message>
    <message>
        <source>milliseconds since the stimulus appeared, 0 to 1e9</source>
        <translation>Millisekunden seit Erscheinen des Stimulus, 0 bis 1e9</translation>
    </message>
    <message>
        <source>invalid visible: %1</source>
        <translation>ungültiges visible: %1</translation>
    </message>
    <message>
        <source>1 or 0</source>
        <translation>1 oder 0</translation>
    </message>
    <message>
        <source>%1 is not a finite number of pixels</source>
        <translation>%1 ist keine endliche Pixelzahl</translation>
    </message>
    <message>
        <source>points are numbers with spaces between them, decimals with a point</source>
        <translation>Punkte sind Zahlen mit Leerzeichen dazwischen, Dezimalen mit Punkt</translation>
    </message>
    <message>
        <source>area %1 has rows with and without a time</source>
        <translation>AOI %1 hat Zeilen mit und ohne Zeit</translation>
    </message>
    <message>
        <source>a time in every row of an area that moves</source>
        <translation>eine Zeit in jeder Zeile einer bewegten AOI</translation>
    </message>
    <message>
        <source>area %1 has two keyframes at %2 ms</source>
        <translation>AOI %1 hat zwei Schlüsselbilder bei %2 ms</translation>
    </message>
    <message>
        <source>one row for each time</source>
        <translation>eine Zeile je Zeit</translation>
    </message>
    <message>
        <source>points with commas are pairs or decimals: %1</source>
        <translation>Punkte mit Kommas sind Paare oder Dezimalzahlen: %1</translation>
    </message>
</context>
<context>
    <name>nictate::TableReader</name>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>its first line must be the header</source>
        <translation>ihre erste Zeile muss der Kopf sein</translation>
    </message>
    <message>
        <source>there is no column %1</source>
        <translation>es gibt keine Spalte %1</translation>
    </message>
    <message>
        <source>see datasets/README.md</source>
        <translation>siehe datasets/README.md</translation>
    </message>
    <message>
        <source>the table is cut off in its last line</source>
        <translation>die Tabelle ist in ihrer letzten Zeile abgeschnitten</translation>
    </message>
    <message>
        <source>every line must end with a line end</source>
        <translation>jede Zeile muss mit einem Zeilenende enden</translation>
    </message>
    <message>
        <source>the row has %1 where the header has %2</source>
        <translation>die Zeile hat %1, wo der Kopf %2 hat</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>every row has a cell for each column</source>
        <translation>jede Zeile hat eine Zelle für jede Spalte</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is negative</source>
        <translation>ist negativ</translation>
    </message>
    <message>
        <source>is not above 0</source>
        <translation>ist nicht über 0</translation>
    </message>
    <message>
        <source>is not a size (expected 1 to %1)</source>
        <translation>ist keine Größe (erwartet: 1 bis %1)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>nictate::TableStudy</name>
    <message>
        <source>correct the plan, or name the files so</source>
        <translation>berichtigen Sie den Plan, oder benennen Sie die Dateien so</translation>
    </message>
    <message>
        <source>other table in the folder are named otherwise and were left out</source>
        <translation>andere Tabelle im Ordner heißt anders und wurde weggelassen</translation>
    </message>
    <message>
        <source>other tables in the folder are named otherwise and were left out</source>
        <translation>andere Tabellen im Ordner heißen anders und wurden weggelassen</translation>
    </message>
    <message>
        <source>its columns (%1) differ from those of %2 (%3)</source>
        <translation>ihre Spalten (%1) unterscheiden sich von denen von %2 (%3)</translation>
    </message>
    <message>
        <source>all files of features have the same columns</source>
        <translation>alle Merkmalsdateien haben dieselben Spalten</translation>
    </message>
    <message>
        <source>it and %1 are both tables of features</source>
        <translation>sie und %1 sind beides Merkmalstabellen</translation>
    </message>
    <message>
        <source>open one of the tables, or keep one in the folder</source>
        <translation>öffnen Sie eine der Tabellen, oder behalten Sie eine im Ordner</translation>
    </message>
    <message>
        <source>its columns differ from the plan&apos;s</source>
        <translation>ihre Spalten unterscheiden sich von denen des Plans</translation>
    </message>
    <message>
        <source>its columns differ from those of %1</source>
        <translation>ihre Spalten unterscheiden sich von denen von %1</translation>
    </message>
    <message>
        <source>open one of the tables, or keep one kind in the folder</source>
        <translation>öffnen Sie eine der Tabellen, oder behalten Sie eine Art im Ordner</translation>
    </message>
    <message>
        <source>no table of slides belongs to %1: it is read as one recording</source>
        <translation>keine Tabelle der Folien gehört zu %1: die Datei wird als eine Aufzeichnung gelesen</translation>
    </message>
    <message>
        <source>the table of slides %1 belongs to no recording</source>
        <translation>die Tabelle der Folien %1 gehört zu keiner Aufzeichnung</translation>
    </message>
    <message>
        <source>the tables have no names of columns and are read as features; where the columns are positions, say --columns &apos;x=column 1,y=column 2&apos; --read rows=samples --rate 60</source>
        <translation>die Tabellen nennen keine Spalten und werden als Merkmale gelesen; sind die Spalten Positionen, so sagen Sie --columns &apos;x=column 1,y=column 2&apos; --read rows=samples --rate 60</translation>
    </message>
    <message>
        <source>no column says when a row was or how long it lasted, so each counts as a fixation; of samples say --read rows=samples --rate 60</source>
        <translation>keine Spalte sagt, wann eine Zeile war oder wie lange sie dauerte, also zählt jede als Fixation; bei Abtastwerten sagen Sie --read rows=samples --rate 60</translation>
    </message>
    <message>
        <source>column %1 tells events by numbers, and no file says what they mean: every sample is kept; if a number tells blinks, say so (--read &quot;event-codes=1=fixation|2=saccade|3=blink&quot;)</source>
        <translation>Spalte %1 nennt Ereignisse als Zahlen, und keine Datei sagt, was sie bedeuten: Jeder Abtastwert bleibt; steht eine Zahl für Lidschläge, geben Sie es an (--read &quot;event-codes=1=fixation|2=saccade|3=blink&quot;)</translation>
    </message>
    <message>
        <source>column %1 tells events by numbers, and no file says what they mean: it is read as %2, and rows of other numbers are no fixations; say what is right (--read &quot;event-codes=1=fixation|2=saccade|3=blink&quot;)</source>
        <translation>Spalte %1 nennt Ereignisse als Zahlen, und keine Datei sagt, was sie bedeuten: Sie wird als %2 gelesen, und Zeilen mit anderen Zahlen sind keine Fixationen; sagen Sie, was richtig ist (--read &quot;event-codes=1=fixation|2=saccade|3=blink&quot;)</translation>
    </message>
    <message>
        <source>column %1 is not used: rows of blinks count as fixations; if it says which rows are blinks, leave them out (--read keep=%2=0)</source>
        <translation>Spalte %1 wird nicht verwendet: Zeilen mit Lidschlägen zählen als Fixationen; wenn sie sagt, welche Zeilen Lidschläge sind, lassen Sie diese weg (--read keep=%2=0)</translation>
    </message>
    <message>
        <source>the tables are read as features, but two of their columns may be positions of gaze; if they are, say which (--columns x=NAME,y=NAME)</source>
        <translation>die Tabellen werden als Merkmale gelesen, aber zwei ihrer Spalten könnten Blickpositionen sein; sind sie es, so sagen Sie, welche (--columns x=NAME,y=NAME)</translation>
    </message>
    <message>
        <source>column %1 holds numbers that do not look like events and is not used: every row counts as a fixation; if they tell events, say what they mean (--columns event=%2 --read &quot;event-codes=1=fixation|2=saccade&quot;)</source>
        <translation>Die Spalte %1 enthält Zahlen, die nicht nach Ereignissen aussehen, und wird nicht benutzt: Jede Zeile zählt als Fixation; nennen die Zahlen Ereignisse, geben Sie an, was sie bedeuten (--columns event=%2 --read &quot;event-codes=1=fixation|2=saccade&quot;)</translation>
    </message>
    <message>
        <source>the table has no positions of gaze and is read as features; if it holds gaze, say which columns are its positions (--columns x=NAME,y=NAME)</source>
        <translation>die Tabelle hat keine Blickpositionen und wird als Merkmale gelesen; enthält sie Blickdaten, geben Sie an, welche Spalten ihre Positionen sind (--columns x=NAME,y=NAME)</translation>
    </message>
    <message>
        <source>no file&apos;s name ends with %1, and no folder is called so</source>
        <translation>der Name keiner Datei endet mit %1, und kein Ordner heißt so</translation>
    </message>
    <message>
        <source>all %1 files name one participant in column %2; if each file is a person&apos;s, say so (--person file --columns participant=none)</source>
        <translation>alle %1 Dateien nennen in Spalte %2 dieselbe Person; gehört jede Datei einer eigenen Person, geben Sie das an (--person file --columns participant=none)</translation>
    </message>
    <message>
        <source>%1 is not shown: %2 recordings are called like it</source>
        <translation>%1 wird nicht gezeigt: %2 Aufnahmen heißen so</translation>
    </message>
</context>
<context>
    <name>nictate::TableWriter</name>
    <message>
        <source>%1 is not UTF-8 text</source>
        <translation>%1 ist kein UTF-8-Text</translation>
    </message>
    <message>
        <source>it holds an infinite number</source>
        <translation>sie enthält eine unendliche Zahl</translation>
    </message>
</context>
<context>
    <name>nictate::Tally</name>
    <message>
        <source>%1: %2 (first: line %3)</source>
        <translation>%1: %2 (zuerst: Zeile %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>nictate::TextSource</name>
    <message>
        <source>holds binary data (a NUL byte at offset %1)</source>
        <translation>enthält binäre Daten (ein NUL-Byte an Stelle %1)</translation>
    </message>
    <message>
        <source>give a text export, saved as UTF-8</source>
        <translation>geben Sie einen Textexport an, als UTF-8 gespeichert</translation>
    </message>
</context>
<context>
    <name>nictate::Things</name>
    <message>
        <source>%1 %2 occurs twice</source>
        <translation>%1 %2 kommt zweimal vor</translation>
    </message>
</context>
<context>
    <name>nictate::TimesReader</name>
    <message>
        <source>unknown key of dynamicVisibility: %1</source>
        <translation>unbekannter Schlüssel von dynamicVisibility: %1</translation>
    </message>
    <message>
        <source>the numbers of a stimulus, an area and perhaps a participant</source>
        <translation>die Nummern eines Stimulus, einer AOI und vielleicht einer Person</translation>
    </message>
    <message>
        <source>area %1 is visible from %2 ms on for no time</source>
        <translation>AOI %1 ist ab %2 ms keine Zeit lang sichtbar</translation>
    </message>
    <message>
        <source>an event with a duration</source>
        <translation>ein Ereignis mit einer Dauer</translation>
    </message>
    <message>
        <source>area %1 is visible from %2 to %3 ms</source>
        <translation>AOI %1 ist von %2 bis %3 ms sichtbar</translation>
    </message>
    <message>
        <source>area %1 is visible from %2 to no ms</source>
        <translation>AOI %1 ist ab %2 ms ohne Ende sichtbar</translation>
    </message>
    <message>
        <source>times in ms since the stimulus appeared, each end after its beginning</source>
        <translation>Zeiten in ms seit Erscheinen des Stimulus, jedes Ende nach seinem Anfang</translation>
    </message>
    <message>
        <source>area %1 on %2 is visible at other times for one participant than for another</source>
        <translation>AOI %1 auf %2 ist für eine Person zu anderen Zeiten sichtbar als für eine andere</translation>
    </message>
    <message>
        <source>areas are public, so they are the same for everybody</source>
        <translation>AOIs sind öffentlich, also für alle gleich</translation>
    </message>
</context>
<context>
    <name>nictate::TrialReader</name>
    <message>
        <source>nests trials more than %1 deep</source>
        <translation>schachtelt Durchgänge mehr als %1 tief</translation>
    </message>
    <message>
        <source>give the data as jsPsych saves it</source>
        <translation>geben Sie die Daten, wie jsPsych sie speichert</translation>
    </message>
    <message>
        <source>is not JSON: %1</source>
        <translation>ist kein JSON: %1</translation>
    </message>
    <message>
        <source>%1 is not a JSON array</source>
        <translation>%1 ist kein JSON-Array</translation>
    </message>
    <message>
        <source>a trial with gaze has no &quot;%1&quot;</source>
        <translation>ein Durchgang mit Blickdaten hat kein „%1“</translation>
    </message>
    <message>
        <source>give --person file</source>
        <translation>geben Sie --person file an</translation>
    </message>
    <message>
        <source>line at the end was cut off and left out</source>
        <translation>Zeile am Ende war abgeschnitten und wurde weggelassen</translation>
    </message>
    <message>
        <source>lines at the end were cut off and left out</source>
        <translation>Zeilen am Ende waren abgeschnitten und wurden weggelassen</translation>
    </message>
</context>
<context>
    <name>nictate::TribeRows</name>
    <message>
        <source>is not a JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>give the log as The Eye Tribe&apos;s server answered: an object a line</source>
        <translation>geben Sie das Protokoll so, wie der Server von The Eye Tribe antwortete: ein Objekt je Zeile</translation>
    </message>
</context>
<context>
    <name>nictate::Unpacking</name>
    <message>
        <source>holds no files</source>
        <translation>enthält keine Dateien</translation>
    </message>
    <message>
        <source>holds a file whose name cannot be read</source>
        <translation>enthält eine Datei, deren Name nicht lesbar ist</translation>
    </message>
    <message>
        <source>unpack it and open the folder</source>
        <translation>entpacken Sie es und öffnen Sie den Ordner</translation>
    </message>
    <message>
        <source>holds a file that would lie outside of it, %1</source>
        <translation>enthält eine Datei, die außerhalb läge, %1</translation>
    </message>
    <message>
        <source>it may be meant to do harm</source>
        <translation>sie könnte Schaden anrichten sollen</translation>
    </message>
    <message>
        <source>is encrypted</source>
        <translation>ist verschlüsselt</translation>
    </message>
    <message>
        <source>unpack it with its password and open the folder</source>
        <translation>entpacken Sie es mit seinem Passwort und öffnen Sie den Ordner</translation>
    </message>
    <message>
        <source>holds more than %1 files</source>
        <translation>enthält mehr als %1 Dateien</translation>
    </message>
    <message>
        <source>unpack it and open a part</source>
        <translation>entpacken Sie es und öffnen Sie einen Teil</translation>
    </message>
    <message>
        <source>holds two files called %1</source>
        <translation>enthält zwei Dateien namens %1</translation>
    </message>
    <message>
        <source>holds a file whose name this system cannot have, %1</source>
        <translation>enthält eine Datei, deren Namen dieses System nicht haben kann, %1</translation>
    </message>
    <message>
        <source>unpack it under other names</source>
        <translation>entpacken Sie es unter anderen Namen</translation>
    </message>
    <message>
        <source>holds a file of more than %1 GiB, %2</source>
        <translation>enthält eine Datei von mehr als %1 GiB, %2</translation>
    </message>
    <message>
        <source>unpack it yourself and look what is in it</source>
        <translation>entpacken Sie es selbst und sehen Sie nach, was darin ist</translation>
    </message>
    <message>
        <source>unpacks to more than %1 MiB, half of what the disk of %2 has left</source>
        <translation>entpackt sich auf mehr als %1 MiB, die Hälfte dessen, was auf dem Laufwerk von %2 frei ist</translation>
    </message>
    <message>
        <source>unpack it elsewhere and open the folder, or set %1</source>
        <translation>entpacken Sie es anderswo und öffnen Sie den Ordner, oder setzen Sie %1</translation>
    </message>
</context>
<context>
    <name>nictate::Unread</name>
    <message>
        <source>read %1 of %2 files</source>
        <translation>%1 von %2 Dateien gelesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>table holds other columns</source>
        <translation>Tabelle hat andere Spalten</translation>
    </message>
    <message>
        <source>tables hold other columns</source>
        <translation>Tabellen haben andere Spalten</translation>
    </message>
    <message>
        <source>file lies in another folder than those that were read</source>
        <translation>Datei liegt in einem anderen Ordner als die gelesenen</translation>
    </message>
    <message>
        <source>files lie in other folders than those that were read</source>
        <translation>Dateien liegen in anderen Ordnern als die gelesenen</translation>
    </message>
    <message>
        <source>file is of another kind</source>
        <translation>Datei ist von anderer Art</translation>
    </message>
    <message>
        <source>files are of other kinds</source>
        <translation>Dateien sind von anderer Art</translation>
    </message>
</context>
<context>
    <name>nictate::UnusedColumns</name>
    <message>
        <source>column %1 looks as if it told people apart and is not used; if it does, say so in how the study is read (--columns participant=…)</source>
        <translation>die Spalte %1 sieht aus, als unterschiede sie Personen, und wird nicht verwendet; tut sie es, so sagen Sie es unter „Wie sie gelesen wird“ (--columns participant=…)</translation>
    </message>
    <message>
        <source>columns zone_name, zone_x, zone_y, zone_width and zone_height tell areas of interest; areas are not read from gaze: give them as a file of areas</source>
        <translation>die Spalten zone_name, zone_x, zone_y, zone_width und zone_height nennen AOIs; AOIs werden nicht aus Blickdaten gelesen: geben Sie sie als Datei von AOIs</translation>
    </message>
    <message>
        <source>not used, but may tell people, stimuli or conditions apart: %1; if one does, say so in how the study is read (--columns stimulus=…)</source>
        <translation>nicht verwendet, unterscheidet aber vielleicht Personen, Stimuli oder Bedingungen: %1; tut es eine Spalte, so sagen Sie es unter „Wie sie gelesen wird“ (--columns stimulus=…)</translation>
    </message>
</context>
<context>
    <name>nictate::Value</name>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
</context>
<context>
    <name>nictate::platform</name>
    <message>
        <source>a program that can be started: %1</source>
        <translation>ein Programm, das sich starten lässt: %1</translation>
    </message>
</context>
<context>
    <name>pugi</name>
    <message>
        <source>is damaged: its part %1 cannot be read</source>
        <translation>ist beschädigt: ihr Teil %1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>save the workbook again</source>
        <translation>speichern Sie die Arbeitsmappe noch einmal</translation>
    </message>
</context>
<context>
    <name>std</name>
    <message>
        <source>%1, which has keyframes</source>
        <translation>%1 mit Schlüsselbildern</translation>
    </message>
    <message>
        <source>areas without times, as LabelMe&apos;s JSON has none: write a table or Nictate&apos;s JSON</source>
        <translation>AOIs ohne Zeiten, denn LabelMes JSON hat keine: Schreiben Sie eine Tabelle oder Nictates JSON</translation>
    </message>
    <message>
        <source>the study has no stimulus &quot;%1&quot;; it has %2</source>
        <translation>die Studie hat keinen Stimulus „%1“; sie hat %2</translation>
    </message>
    <message>
        <source>the study has no stimulus &quot;%1&quot;; it has %2 (%3 …)</source>
        <translation>die Studie hat keinen Stimulus „%1“; sie hat %2 (%3 …)</translation>
    </message>
    <message>
        <source>copy it anew from where it was recorded</source>
        <translation>kopieren Sie sie neu von dort, wo aufgezeichnet wurde</translation>
    </message>
    <message>
        <source>is a table of more than 512 MiB</source>
        <translation>ist eine Tabelle von mehr als 512 MiB</translation>
    </message>
    <message>
        <source>save what is needed of it in a file of its own</source>
        <translation>speichern Sie, was davon gebraucht wird, in einer eigenen Datei</translation>
    </message>
    <message>
        <source>no gzip data</source>
        <translation>keine gzip-Daten</translation>
    </message>
    <message>
        <source>is a workbook of more than 256 MiB</source>
        <translation>ist eine Arbeitsmappe von mehr als 256 MiB</translation>
    </message>
    <message>
        <source>save its sheet as CSV</source>
        <translation>speichern Sie ihr Blatt als CSV</translation>
    </message>
    <message>
        <source>has positions in %1, as its description says</source>
        <translation>hat Positionen in %1, wie ihre Beschreibung sagt</translation>
    </message>
    <message>
        <source>convert them, and write &quot;Units&quot;: &quot;pixel&quot;, &quot;degree&quot; or &quot;normalized&quot; into the JSON file</source>
        <translation>wandeln Sie sie um, und schreiben Sie &quot;Units&quot;: &quot;pixel&quot;, &quot;degree&quot; oder &quot;normalized&quot; in die JSON-Datei</translation>
    </message>
    <message>
        <source>line was not understood and left out</source>
        <translation>Zeile wurde nicht verstanden und weggelassen</translation>
    </message>
    <message>
        <source>lines were not understood and left out</source>
        <translation>Zeilen wurden nicht verstanden und weggelassen</translation>
    </message>
    <message>
        <source>has no &quot;%1&quot;</source>
        <translation>hat kein „%1“</translation>
    </message>
    <message>
        <source>every scanpath says whose it is</source>
        <translation>jeder Blickpfad sagt, wessen er ist</translation>
    </message>
    <message>
        <source>is not a participant of this study</source>
        <translation>ist keine Person dieser Studie</translation>
    </message>
    <message>
        <source>is not a stimulus of this study</source>
        <translation>ist kein Stimulus dieser Studie</translation>
    </message>
    <message>
        <source>is not a recording of this study</source>
        <translation>ist keine Aufzeichnung dieser Studie</translation>
    </message>
    <message>
        <source>is not an eye (expected left, right, both or nothing)</source>
        <translation>ist kein Auge (erwartet: left, right, both oder nichts)</translation>
    </message>
    <message>
        <source>the picture %1 could not be copied: %2</source>
        <translation>das Bild %1 konnte nicht kopiert werden: %2</translation>
    </message>
    <message>
        <source>has no column &quot;%1&quot;</source>
        <translation>hat keine Spalte „%1“</translation>
    </message>
    <message>
        <source>open a folder as the program wrote it</source>
        <translation>öffnen Sie einen Ordner, wie das Programm ihn schrieb</translation>
    </message>
    <message>
        <source>there is no column %1, which the study is read by (%2)</source>
        <translation>es gibt keine Spalte %1, nach der die Studie gelesen wird (%2)</translation>
    </message>
    <message>
        <source>correct the file, leave it out (--leave-out NAME), or say how it is read</source>
        <translation>berichtigen Sie die Datei, lassen Sie sie weg (--leave-out NAME), oder sagen Sie, wie sie gelesen wird</translation>
    </message>
    <message>
        <source>nothing says who wore the tracker in recording %1</source>
        <translation>nichts sagt, wer den Tracker in der Aufzeichnung %1 trug</translation>
    </message>
    <message>
        <source>add the recording&apos;s info.json or sections.csv, or tell people apart by --person column</source>
        <translation>legen Sie info.json oder sections.csv der Aufzeichnung dazu, oder unterscheiden Sie Personen mit --person column</translation>
    </message>
    <message>
        <source>line at the end was cut off and left out</source>
        <translation>Zeile am Ende war abgeschnitten und wurde weggelassen</translation>
    </message>
    <message>
        <source>lines at the end were cut off and left out</source>
        <translation>Zeilen am Ende waren abgeschnitten und wurden weggelassen</translation>
    </message>
    <message>
        <source>does not say whose it is (%1)</source>
        <translation>sagt nicht, wessen sie ist (%1)</translation>
    </message>
    <message>
        <source>give --person file, or another rule</source>
        <translation>geben Sie --person file an, oder eine andere Regel</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>cap, count_cap or clip</source>
        <translation>cap, count_cap oder clip</translation>
    </message>
    <message>
        <source>smaller bounds for a release</source>
        <translation>kleinere Schranken für eine Veröffentlichung</translation>
    </message>
    <message>
        <source>epsilon and delta</source>
        <translation>epsilon und delta</translation>
    </message>
    <message>
        <source>this small</source>
        <translation>so klein</translation>
    </message>
    <message>
        <source>larger ones: the noise would be so large that one observer&apos;s map is rounded away</source>
        <translation>größere: Das Rauschen wäre so groß, dass die Heatmap einer Person weggerundet würde</translation>
    </message>
    <message>
        <source>the random generator does not behave like one, so nothing can be released safely</source>
        <translation>der Zufallsgenerator verhält sich nicht wie einer, also kann nichts sicher veröffentlicht werden</translation>
    </message>
    <message>
        <source>%1: there is no privacy_card.json; name a folder that Nictate released</source>
        <translation>%1: keine privacy_card.json; nennen Sie einen Ordner, den Nictate veröffentlicht hat</translation>
    </message>
    <message>
        <source>is no privacy card: %1</source>
        <translation>ist keine Privatheitskarte: %1</translation>
    </message>
    <message>
        <source>give the folder as Nictate released it</source>
        <translation>geben Sie den Ordner an, wie Nictate ihn veröffentlicht hat</translation>
    </message>
    <message>
        <source>heatmap.tif could not be made</source>
        <translation>heatmap.tif konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>ledger entry %1 is paid for</source>
        <translation>Eintrag %1 im Kontobuch ist bezahlt</translation>
    </message>
    <message>
        <source>there is no feature %1; the study has %2</source>
        <translation>es gibt kein Merkmal %1; die Studie hat %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>name a file that is there and may be read</source>
        <translation>eine Datei angeben, die da ist und gelesen werden darf</translation>
    </message>
    <message>
        <source>%1; found %2</source>
        <translation>%1; gefunden %2</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>its columns were not recognised</source>
        <translation>ihre Spalten wurden nicht erkannt</translation>
    </message>
    <message>
        <source>there is no column %1</source>
        <translation>es gibt keine Spalte %1</translation>
    </message>
    <message>
        <source>lies outside the study&apos;s folder</source>
        <translation>liegt außerhalb des Ordners der Studie</translation>
    </message>
</context>
</TS>
