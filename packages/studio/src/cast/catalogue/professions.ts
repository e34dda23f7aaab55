import { readSubjects, type Subject } from "./subject.ts";

/** Half-length portraits of women and men at work, in addition to those in `people.ts`. */
const AT_WORK = readSubjects(
  { rig: "bust", stance: "ground", action: "idle" },
  `
woman-artist woman-artist^ 1.65 city,room paintress, woman painter, female artist, female painter
woman-astronaut woman-astronaut^ 1.8 space spacewoman, female astronaut, astronaut girl
chef-woman woman-cook^ 1.65 room,city woman cook, woman chef, female chef, female cook
woman-builder woman-construction-worker^ 1.65 city female builder, female construction worker
woman-detective woman-detective^ 1.65 city,neon-city female detective, lady detective
farmer-woman woman-farmer^ 1.65 farm woman farmer, female farmer, farm girl, shepherdess
woman-firefighter woman-firefighter^ 1.65 city firewoman, female firefighter
woman-soldier woman-guard^ 1.8 city female guard, female soldier
nurse woman-health-worker^ 1.65 city,room woman doctor, female doctor, ~midwife
judge-woman woman-judge^ 1.65 room woman judge, female judge
woman-mechanic woman-mechanic^ 1.65 city female mechanic
businesswoman woman-office-worker^ 1.65 city secretary, receptionist, female boss
woman-pilot woman-pilot^ 1.65 city aviatrix, female pilot, ~stewardess, ~flight attendant
policewoman woman-police-officer^ 1.65 city female police officer, female cop
scientist-woman woman-scientist^ 1.65 room,city woman scientist, female scientist
woman-singer woman-singer^ 1.65 city female singer, ~diva
teacher teacher^ 1.7 room schoolteacher, lecturer, ~instructor, ~tutor #lettered
woman-teacher woman-teacher^ 1.65 room schoolmistress, female teacher #lettered
schoolmaster man-teacher^ 1.75 room man teacher, male teacher #lettered
programmer technologist^ 1.7 room,neon-city coder, technologist, developer, hacker, gamer, software engineer
woman-programmer woman-technologist^ 1.65 room,neon-city female programmer, female hacker
woman-student woman-student^ 1.65 room,city female student, ~graduate girl
superheroine woman-superhero^ 1.75 city heroine, female superhero, ~wonder woman
villainess woman-supervillain^ 1.7 city supervillainess, female villain
woman-zombie woman-zombie^ 1.65 city,village zombie girl, zombie woman
djinnia woman-genie^ 1.8 desert female genie, woman genie
forest-elf man-elf^ 1.7 forest elf man, elf prince, elven archer
woman-in-tuxedo woman-in-tuxedo^ 1.65 city,village woman in a tuxedo, ~waitress
nursing-mother breast-feeding^ 1.65 room -
father-with-baby man-feeding-baby^ 1.75 room father with a baby, man with a baby
woman-worker woman-factory-worker^ 1.65 city female welder
`,
);

/** Faces that are given a dressed doll's body. */
const LOOKS_OF_HAIR = readSubjects(
  { rig: "doll", stance: "ground", action: "idle" },
  `
blonde woman-blonde-hair^ 1.7 city,village blonde woman, blond woman, blonde girl
blond-man man-blonde-hair^ 1.75 city,village blond boy, blonde man
red-haired-woman woman-red-hair^ 1.7 village redheaded woman, redhead girl, ginger girl, red haired girl
curly-woman woman-curly-hair^ 1.7 city,village curly haired woman, curly haired girl, woman with curly hair
curly-man man-curly-hair^ 1.75 city,village curly haired man, curly haired boy, man with curly hair
white-haired-woman woman-white-hair^ 1.65 village -
white-haired-man man-white-hair^ 1.7 village -
bald-man man-bald^ 1.75 city bald person
bearded-man man-beard^ 1.75 city,village man with a beard, bearded guy, ~lumberjack, ~hipster, ~woodcutter, ~sailor, ~rabbi, ~hermit, ~caveman, ~beggar, ~prophet
older-person older-person^ 1.65 village,room old person, elderly, pensioner, ~sage
maharaja man-wearing-turban^ 1.75 desert,city sikh, man in a turban, ~sultan
christmas-elf mx-claus^ 1.6 snow,forest santa helper
fiend angry-face-with-horns^ 1.4 mountains,city devil face, little devil, ~satan
`,
);

/** Whole people in mid-action, in addition to those in `people.ts`. */
const AT_SPORT = [
  ...readSubjects(
    { rig: "hopper", stance: "ground", action: "idle" },
    `
levitating-man person-in-suit-levitating^ 1.75 city man in a suit, ~gangster
wrestlers person-wrestling^ 1.75 room wrestler, wrestling match, ~sumo wrestler, ~boxer #pair
bather person-taking-bath^ 1.2 room person in a bath, man in a bathtub
sleeper person-in-bed^ 1.2 room person in bed, sleeping person, man in bed
bunny-dancers person-with-bunny-ears^ 1.7 neon-city showgirl, bunny girls
wheelchair-user man-in-manual-wheelchair 1.3 city man in a wheelchair, person in a wheelchair
blind-man man-with-white-cane 1.75 city blind person, blind woman
embrace people-hugging^ 1.6 - hug, two people hugging
walker person-walking 1.7 city,village passer by
kneeling-person person-kneeling 1.2 - kneeling man
japanese-dolls japanese-dolls^ 0.4 room hina dolls
`,
  ),
  ...readSubjects(
    { rig: "engine", stance: "ground", action: "drive" },
    `
jockey horse-racing 2.2 farm horse race, race horse, horse racing, horse rider, horseman, ~polo player
`,
  ),
];

export const PROFESSIONS: readonly Subject[] = [...AT_WORK, ...LOOKS_OF_HAIR, ...AT_SPORT];
