import { readSubjects, type Subject } from "./subject.ts";

/** Faces that are given a dressed doll's body. */
const DOLLS = readSubjects(
  { rig: "doll", stance: "ground", action: "idle" },
  `
boy boy^ 1.3 village,city,farm schoolboy, lad, brother, son, grandson, nephew
girl girl^ 1.3 village,city,farm schoolgirl, lass, little girl, sister, daughter, granddaughter, niece
child child^ 1.2 village,city kid, toddler, youngster
baby baby^ 0.8 room infant, newborn
man man^ 1.75 city,village guy, gentleman, fellow, father, dad, husband, men, hunter, merchant, traveler, traveller, uncle, ~bachelor
woman woman^ 1.7 city,village lady, mother, mom, mum, wife, women, aunt, auntie, ~duchess, ~countess, ~widow, ~maid, ~milkmaid, ~housewife, ~hostess, ~bridesmaid
person person^ 1.7 city,village human, people, player, musician, guitarist, guitar player, bassist, violinist, violin player, fiddler, ~cellist, cello player, drummer, drum player, percussionist, pianist, piano player, keyboardist, keyboard player, saxophonist, saxophone player, trumpeter, trumpet player, ~trombonist, flutist, flautist, flute player, accordionist, accordion player, banjo player, photographer, tennis player, rider, passerby, villager, citizen, adult, friend, neighbor, neighbour, figure, teenager, teen, stranger, pedestrian, passenger, tourist, hiker, wanderer, explorer, crowd, couple, ~climber, ~cleaner, ~driver, ~bus driver, ~taxi driver, ~truck driver, ~barber, ~pastor, ~publisher, ~racer, ~survivor, ~tenor, ~trucker, ~usher, ~chancellor, ~operator
old-man old-man^ 1.65 village,room grandfather, grandpa, elder, old fisherman, elderly man, senior, ~pope, ~bishop
old-woman old-woman^ 1.6 village,room grandmother, grandma, granny, elderly woman, old lady
santa santa-claus^ 1.75 snow santa claus, father christmas, saint nicholas
mrs-claus mrs-claus^ 1.65 snow mother christmas
cowboy cowboy-hat-face^ 1.75 desert cowgirl, gunslinger, rancher, sheriff
clown clown-face^ 1.7 city jester, harlequin
skeleton skull^ 1.75 village bones #nocturnal #machine
robot robot^ 1.5 neon-city,city android, droid, bot, ~cyborg, ~mech #machine
alien alien^ 1.4 space extraterrestrial, martian, ufo pilot #machine
imp ogre^ 1.5 forest,mountains ogre, ~demon, oni, ~devil, ~monster, ~frankenstein, ~frankenstein's monster, ~frankensteins monster, ~minotaur
pumpkin-man jack-o-lantern^ 1.5 farm,village ~scarecrow, pumpkin head #nocturnal
angel baby-angel^ 1.3 mountains,space cherub, cupid
red-haired-man man-red-hair^ 1.75 village redhead, ~viking
knight kinora:knight^ 1.8 village,mountains paladin, armored knight, armoured knight, crusader, warrior, ~samurai, ~gladiator
pirate kinora:pirate^ 1.75 ocean,beach buccaneer, sea captain, captain
`,
);

/** Half-length portraits that are given a lower body in the colour of their clothes. */
const BUSTS = readSubjects(
  { rig: "bust", stance: "ground", action: "idle" },
  `
artist artist^ 1.7 city,room painter, illustrator
astronaut astronaut^ 1.85 space spaceman, cosmonaut, spacewalker, space explorer
chef cook^ 1.75 room,city cook, baker, ~barista
builder construction-worker^ 1.75 city construction worker, carpenter, bricklayer, miner
detective detective^ 1.75 city,neon-city spy, sleuth, private eye, investigator, agent
farmer farmer^ 1.75 farm gardener, peasant, shepherd
firefighter firefighter^ 1.75 city fireman
soldier guard^ 1.85 city guard, guardsman, sentry
doctor health-worker^ 1.75 city,room physician, ~dentist, health worker, surgeon, vet, medic
judge judge^ 1.7 room lawyer
mechanic mechanic^ 1.75 city plumber, engineer, repairman
ninja ninja^ 1.7 neon-city,forest assassin, shinobi
businessman office-worker^ 1.75 city office worker, clerk, accountant, boss, ~banker, ~senator, ~president, ~mayor, ~politician, ~minister
pilot pilot^ 1.75 city aviator, airman, flight captain
police-officer police-officer^ 1.75 city policeman, cop, officer
prince prince^ 1.75 village -
princess princess^ 1.7 village ~queen, ~empress, ~cinderella, ~snow white
king person-with-crown^ 1.8 village emperor, monarch
scientist scientist^ 1.7 room,city chemist, researcher, inventor, professor
singer singer^ 1.7 city rock star, rockstar, ~dj, ~rapper, choir, pop star, vocalist, popstar
student student^ 1.7 city graduate, scholar, librarian
wizard man-mage^ 1.8 forest,mountains mage, sorcerer, ~gandalf, warlock, magician, merlin, druid
witch woman-mage^ 1.7 forest,village sorceress, enchantress #nocturnal
elf person-elf^ 1.7 forest ranger, ~archer, ~gnome, ~dwarf
elf-queen woman-elf^ 1.7 forest elven queen, nymph, dryad
genie man-genie^ 1.9 desert djinn
vampire man-vampire^ 1.8 village,forest dracula #nocturnal
vampiress woman-vampire^ 1.7 village,forest - #nocturnal
zombie man-zombie^ 1.75 city,village undead #nocturnal
superhero person-superhero^ 1.8 city hero, super hero
villain man-supervillain^ 1.8 city supervillain, ~thief, ~bandit, ~burglar
nomad woman-with-headscarf^ 1.7 desert,city bedouin, ~monk, ~nun
bride woman-with-veil^ 1.7 village -
groom person-in-tuxedo^ 1.75 city,village bridegroom, ~butler, ~waiter, ~james bond
juggler person-juggling^ 1.75 city street performer, circus performer
troll troll^ 2 forest,mountains ~giant
worker factory-worker^ 1.75 city factory worker, welder, blacksmith
`,
);

/** Whole people, already in mid-action. */
const PERFORMERS = [
  ...readSubjects(
    { rig: "hopper", stance: "ground", action: "dance" },
    `
dancer woman-dancing 1.7 city,village ~ballerina, flamenco dancer, salsa dancer
disco-dancer man-dancing^ 1.75 neon-city,city breakdancer
fencer person-fencing 1.75 room swordsman, swordfighter
acrobat person-cartwheeling^ 1.7 city gymnast, cartwheeler
weightlifter person-lifting-weights^ 1.75 room bodybuilder, strongman
golfer person-golfing^ 1.75 farm -
basketball-player person-bouncing-ball 1.8 city athlete, sportsman
`,
  ),
  ...readSubjects(
    { rig: "hopper", stance: "ground", action: "idle" },
    `
yogi person-in-lotus-position^ 1.2 mountains,beach meditator, ~buddha, zen master
`,
  ),
  ...readSubjects(
    { rig: "hopper", stance: "ground", action: "run" },
    `
runner man-running> 1.75 city,beach jogger, marathon runner, sprinter #gallops
woman-runner woman-running> 1.7 city,beach - #gallops
`,
  ),
  ...readSubjects(
    { rig: "engine", stance: "ground", action: "drive" },
    `
cyclist person-biking 1.8 city,village biker, bicyclist, bike rider, ~mountain biker #two-wheeled
skier - 1.7 snow ~snowboarder
surfer person-surfing 1.7 beach,ocean -
`,
  ),
  ...readSubjects(
    { rig: "spirit", stance: "air", action: "fly" },
    `
fairy woman-fairy^ 0.8 forest pixie, sprite, tinkerbell
`,
  ),
  ...readSubjects(
    { rig: "swimmer", stance: "water", action: "swim" },
    `
mermaid woman-merpeople^ 1.7 underwater,ocean siren
merman man-merpeople^ 1.7 underwater,ocean ~poseidon, ~neptune, ~triton
`,
  ),
  ...readSubjects(
    { rig: "vessel", stance: "surface", action: "sail" },
    `
rower person-rowing-boat 1.6 ocean fisherman, rowing boat, rowboat, fisher
swimmer person-swimming 1 ocean,beach ~diver, ~scuba diver, ~snorkeler
`,
  ),
];

export const PEOPLE: readonly Subject[] = [...DOLLS, ...BUSTS, ...PERFORMERS];
