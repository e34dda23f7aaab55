import { readSubjects, type Subject } from "./subject.ts";

const PROP = { rig: "prop", stance: "ground", action: "idle" } as const;

const SPORTS = readSubjects(
  PROP,
  `
american-football american-football^ 0.3 farm gridiron
badminton badminton^ 0.5 village shuttlecock, badminton racket
boomerang boomerang^ 0.4 desert -
boxing-glove boxing-glove^ 0.3 room boxing gloves
target bullseye^ 0.6 farm dartboard, bull's eye, dart board, archery target
chess-pawn chess-pawn^ 0.2 room pawn, chess piece, chessman, chess, ~chess board
cricket-game cricket-game^ 0.8 farm cricket bat, cricket ball, game of cricket, cricket match, ~baseball bat
crossed-swords crossed-swords^ 0.9 mountains two swords
curling-stone curling-stone^ 0.3 snow -
diving-mask diving-mask^ 0.3 beach snorkel
fishing-rod fishing-pole^ 1.2 beach,village fishing pole, fishing line
golf-flag flag-in-hole^ 1.8 farm golf course, golf hole
frisbee flying-disc^ 0.25 beach flying disc
goal goal-net^ 2 farm,village goal net, soccer goal
hockey-stick field-hockey^ 0.8 farm field hockey
puck ice-hockey^ 0.8 snow ice hockey stick, hockey
ice-skates ice-skate^ 0.3 snow ice skate, skates
lacrosse-stick lacrosse^ 0.8 farm lacrosse
table-tennis ping-pong^ 0.3 room ping pong, table tennis paddle, ping pong racket
billiard-ball pool-8-ball^ 0.1 room 8 ball, eight ball, pool ball
life-ring ring-buoy^ 0.6 beach,ocean ring buoy, lifebuoy, life belt
martial-arts-suit martial-arts-uniform^ 1 room karate suit, judo uniform, karate
medal sports-medal^ 0.2 city gold medal, sports medal
military-medal military-medal^ 0.2 city order of merit
skis skis^ 1.4 snow pair of skis, ski
softball softball^ 0.1 farm -
joystick joystick^ 0.2 room,neon-city arcade stick
slot-machine slot-machine^ 0.8 neon-city one armed bandit
playing-card joker^ 0.15 room joker card, playing cards, poker card
water-pistol water-pistol^ 0.25 beach water gun, squirt gun, toy gun
theatre-masks performing-arts^ 0.3 room theater masks, theatre mask, theatrical mask
firecracker firecracker^ 0.3 city dynamite, stick of dynamite
party-popper party-popper^ 0.2 room confetti, confetti cannon
confetti-ball confetti-ball^ 0.3 room -
carp-streamer carp-streamer^ 1.6 village koinobori
wind-chime wind-chime^ 0.3 village -
post-horn postal-horn^ 0.5 village french horn
headphones headphone^ 0.25 room headset, earphone
studio-microphone studio-microphone^ 0.3 room condenser microphone
musical-note musical-note^ 0.5 - music note, eighth note
`,
);

const HOME = readSubjects(
  PROP,
  `
box package^ 0.5 room,city parcel, package, cardboard box, crate, ~gift card
suitcase luggage^ 0.8 city baggage, trolley case, travel bag
briefcase briefcase^ 0.5 city attache case
handbag handbag^ 0.4 city ladies' bag
purse purse^ 0.2 city wallet, pouch
shopping-bags shopping-bags^ 0.5 city shopping bag
bookmark bookmark^ 0.2 room -
closed-book closed-book^ 0.3 room red book, bible, dictionary
notebook notebook-with-decorative-cover^ 0.3 room journal, exercise book
newspaper newspaper^ 0.4 city,room paper, gazette
calendar tear-off-calendar^ 0.3 room -
american-mailbox closed-mailbox-with-raised-flag^ 1.2 village,farm -
label label^ 0.2 - price tag, gift tag
scissors scissors^ 0.2 room pair of scissors, shears
needle sewing-needle^ 0.1 room sewing needle
thread thread^ 0.1 room spool of thread, cotton reel
safety-pin safety-pin^ 0.1 room -
pen fountain-pen^ 0.15 room fountain pen, quill pen
ballpoint pen^ 0.15 room ballpoint pen, biro
pencil pencil^ 0.2 room -
crayon crayon^ 0.1 room wax crayon
paintbrush paintbrush^ 0.3 room brush, artist's brush
ruler straight-ruler^ 0.3 room -
set-square triangular-ruler^ 0.3 room -
paper-clip paperclip^ 0.05 room paperclip
push-pin pushpin^ 0.05 room drawing pin, thumbtack
abacus abacus^ 0.4 room -
alembic alembic^ 0.4 room flask, retort, potion, magic potion
test-tube test-tube^ 0.2 room -
petri-dish petri-dish^ 0.15 room -
dna dna^ 0.6 room double helix
thermometer thermometer^ 0.2 room -
stethoscope stethoscope^ 0.3 room -
syringe syringe^ 0.2 room injection
pill pill^ 0.05 room tablet pill, capsule pill, medicine
crutch crutch^ 1.1 city -
wheelchair manual-wheelchair 1.1 city -
white-cane white-cane^ 1.1 city walking stick, cane
battery battery^ 0.15 room -
plug electric-plug^ 0.15 room electric plug
desktop-computer desktop-computer^ 0.6 room pc, monitor, computer screen, desktop pc, computer monitor
computer-mouse computer-mouse^ 0.06 room pc mouse
keyboard keyboard^ 0.2 room computer keyboard
printer printer^ 0.4 room -
fax fax-machine^ 0.4 room fax machine
floppy-disk floppy-disk^ 0.1 room diskette
disc optical-disk^ 0.12 room cd, dvd disc, compact disc, vinyl record, ~record
videocassette videocassette^ 0.2 room vhs, video tape, videotape
film-projector film-projector^ 0.5 room projector
clapperboard clapper-board^ 0.3 city clapper board
film-reel film-frames^ 0.3 city film strip
video-camera video-camera^ 0.3 city camcorder
flash-camera camera-with-flash^ 0.2 city -
stopwatch stopwatch^ 0.1 room -
timer timer-clock^ 0.2 room kitchen timer
`,
);

const TOOLS = readSubjects(
  PROP,
  `
chain chains^ 0.6 city chains
clamp clamp^ 0.2 room vice
compass compass^ 0.15 mountains -
funeral-urn funeral-urn^ 0.4 room -
fire-extinguisher fire-extinguisher^ 0.5 city -
hook hook^ 0.2 ocean -
knot knot^ 0.3 ocean rope
ladder ladder^ 2 village,farm stepladder
saw carpentry-saw^ 0.5 village handsaw, carpentry saw
screwdriver screwdriver^ 0.25 room -
wrench wrench^ 0.25 room spanner
pickaxe pick^ 0.8 mountains pick axe
crossed-hammers hammer-and-pick^ 0.6 mountains -
bolt nut-and-bolt^ 0.08 room nut and bolt, screw
toolbox toolbox^ 0.4 room tool box
padlock locked^ 0.1 room lock
mouse-trap mouse-trap^ 0.15 room mousetrap
brick brick^ 0.2 city pile of bricks
scales balance-scale^ 0.5 room balance, pair of scales
megaphone megaphone^ 0.4 city loudhailer
loudspeaker loudspeaker^ 0.4 city -
bellhop-bell bellhop-bell^ 0.15 city reception bell
oil-lamp diya-lamp^ 0.15 village diya, ~magic lamp, ~aladdin's lamp
plunger plunger^ 0.6 room -
soap soap^ 0.1 room bar of soap
sponge sponge^ 0.1 room -
toothbrush toothbrush^ 0.15 room -
lotion lotion-bottle^ 0.2 room shampoo, sunscreen, sun cream, lotion bottle
razor razor^ 0.12 room -
shower shower^ 2 room -
toilet-paper roll-of-paper^ 0.12 room roll of paper
wastebasket wastebasket^ 0.5 city,room bin, rubbish bin, trash can, garbage can, dustbin
fuel-pump fuel-pump^ 1.8 city,desert gas pump, petrol pump, ~gas station, ~petrol station
oil-drum oil-drum^ 0.9 city ~barrel, ~keg
road-barrier construction^ 1 city roadworks, road block
traffic-light vertical-traffic-light^ 2.4 city traffic signal
bus-stop bus-stop^ 2.4 city -
placard placard^ 1.4 city protest sign
white-flag white-flag^ 1.4 mountains -
pirate-flag pirate-flag^ 1.4 ocean jolly roger
finish-flag chequered-flag^ 1.4 city chequered flag, checkered flag
red-flag triangular-flag^ 1.4 mountains flag
trident trident-emblem^ 1.2 ocean -
footprints footprints^ 0.3 beach,snow footprint
paw-prints paw-prints^ 0.3 snow,forest paw print
`,
);

/** Boards for words in quotation marks; `read/read-signs.ts` supplies the text. */
const SIGNS = readSubjects(
  { rig: "sign", stance: "ground", action: "idle" },
  `
sign placard^ 1.4 - wordsign
`,
);

export const HOUSEHOLD: readonly Subject[] = [...SPORTS, ...HOME, ...TOOLS, ...SIGNS];
