import type { Action } from "../scene-spec.ts";
import type { ActionFacts, Doing } from "./action-facts.ts";

const CATALOGUE: Readonly<Record<Action, ActionFacts>> = {
  idle: {
    words: `standing, stands, stand, waiting, waits, posing, poses, thinking, smiling, listening,
      resting upright, facing, wearing`,
    done: ["resting", "onFours"],
  },
  walk: {
    words: `walk, walks, walking, strolling, strolls, stroll, wandering, wanders, wander, marching,
      marches, hiking, hikes, trotting, trots, strutting, exploring, explores, crossing,
      crosses, prowling, sneaking, crawling, crawls, roaming, roams, patrolling, grazing,
      travelling, traveling, travels, waddling, waddles, tiptoeing, creeping, stalking`,
    done: ["onFours", "roomy"],
    speed: 0.32,
  },
  run: {
    words: `run, runs, running, race, races, racing, chase, chases, chasing, sprinting, sprints,
      galloping, gallops, dashing, rushing, fleeing, charging, jogging, escaping, hurrying`,
    done: ["onFours", "roomy"],
    speed: 0.75,
  },
  jump: {
    words: `jump, jumps, jumping, leap, leaps, leaping, hop, hops, hopping, bounce, bounces, bouncing,
      breaching, pouncing, skipping, skips, bounding, celebrating, cheering`,
    done: ["overWater", "wholeBody", "onFours", "roomy"],
  },
  fly: {
    words: `fly, flies, flying, soar, soars, soaring, gliding, glides, hovering, hovers, flutter,
      flutters, fluttering, flapping, circling, swooping, landing, launching, taking off`,
    done: ["overWater", "wholeBody"],
    speed: 0.4,
  },
  swim: {
    words: `swim, swims, swimming, dive, dives, diving, snorkeling, snorkelling, paddling, splashing,
      bathing`,
    done: ["onFours"],
    speed: 0.28,
  },
  dance: {
    words: `dance, dances, dancing, twirl, twirls, twirling, waltzing, partying, grooving,
      breakdancing, moonwalking, swaying`,
    done: ["wholeBody", "roomy"],
  },
  sleep: {
    words: `sleep, sleeps, sleeping, asleep, nap, naps, napping, dozing, snoring, dreaming, dreams,
      resting, rests, snoozing, curled up, lying, lies, lounging`,
    done: ["resting", "wholeBody", "onFours"],
  },
  wave: {
    words: `waving, waves at, waves to, greeting, greets, saying hello, saying goodbye, saluting,
      saying hi, beckoning`,
    done: ["resting", "wholeBody"],
  },
  spin: {
    words: `spin, spins, spinning, rotating, whirling, pirouetting, rolling, rolls, turning, tumbling,
      cartwheeling, juggling`,
    done: ["wholeBody", "roomy"],
  },
  eat: {
    words: `eat, eats, eating, chewing, nibbling, munching, feeding, licking, devouring, tasting,
      dining`,
    done: ["resting", "onFours"],
  },
  play: {
    words: `play, plays, playing, working, building, fixing, typing, gardening, conducting,
      practicing, casting a spell`,
    done: ["resting"],
  },
  sit: {
    words: `sit, sits, sitting, seated, perched, perching, meditating, relaxing, sunbathing,
      crouching, kneeling, camping, squatting`,
    done: ["resting", "onFours"],
  },
  float: {
    words: `float, floats, floating, drifting, drifts, levitating, levitates, hanging, rising,
      suspended, orbiting, ascending`,
    done: ["wholeBody"],
  },
  drive: {
    words: `drive, drives, driving, speeding, cruising, cycling, biking, parked, riding,
      steering, steers, piloting, pilots`,
    speed: 0.6,
  },
  sail: {
    words: `sail, sails, sailing, rowing, rows, voyaging, canoeing, kayaking, boating`,
    done: ["overWater"],
    speed: 0.12,
  },
  read: {
    words: `reading, reads, read, studying, studies`,
    tool: { icon: "open-book", size: 11, turn: 0, grip: [0.5, 0.9] },
  },
  cook: {
    words: `cooking, cooks, baking, bakes, grilling, frying, stirring, making`,
    tool: { icon: "cooking", size: 12, turn: -0.5, grip: [0.88, 0.86] },
  },
  fight: {
    words: `fighting, fights, battling, boxing, punching, wrestling, attacking, attacks, duelling,
      dueling, sparring`,
    done: ["roomy"],
  },
  climb: {
    words: `climbing, climbs, climb, scaling, clambering`,
    done: ["roomy"],
  },
  throw: {
    words: `throwing, throws, throw, tossing, hurling, pitching, bowling`,
    done: ["roomy"],
    tool: { icon: "baseball", size: 5, turn: 0, grip: [0.5, 0.6] },
  },
  kick: {
    words: `kicking, kicks, kick`,
    done: ["roomy"],
  },
  paint: {
    words: `painting, paints, drawing, draws, writing, writes, sketching`,
    tool: { icon: "paintbrush", size: 10, turn: 0.2, grip: [0.25, 0.75] },
  },
  sing: {
    words: `singing, sings, sing, karaoke, performing, performs`,
    tool: { icon: "microphone", size: 9, turn: -0.9, grip: [0.3, 0.8] },
  },
  cry: {
    words: `crying, cries, cry, weeping, weeps, sobbing`,
    done: ["onFours"],
  },
  laugh: {
    words: `laughing, laughs, laugh, giggling, giggles, chuckling`,
    done: ["onFours"],
  },
  hug: {
    words: `hugging, hugs, hug, embracing, cuddling, cuddles, kissing, kisses, snuggling,
      nuzzling`,
  },
  fish: {
    words: `fishing, angling`,
    tool: { icon: "kinora:fishing-rod", size: 24, turn: -0.1, grip: [0.1, 0.86] },
  },
  dig: {
    words: `digging, digs, dig, shovelling, shoveling, mining, burrowing`,
    tool: { icon: "pick", size: 13, turn: 0.2, grip: [0.84, 0.84], mirrored: true },
  },
  look: {
    words: `looking, looks, look, gazing, gazes, staring, stares, stare, watching, watches,
      stargazing, admiring, searching, peeking, spying`,
    done: ["resting", "onFours"],
  },
  hold: {
    words: `holding, holds, hold, carrying, carries, lifting, stealing, bringing, clutching, balancing,
      gripping, grasping, hoisting, wielding, brandishing`,
  },
  drink: {
    words: `drinking, drinks, sipping, sips`,
    done: ["onFours"],
    tool: { icon: "cup-with-straw", size: 9, turn: 0, grip: [0.5, 0.7] },
  },
  give: {
    words: `giving, gives, offering, offers, handing, sharing`,
  },
  bow: {
    words: `bowing, curtsying, bows`,
  },
  ski: {
    words: `skiing, skis, ski, snowboarding, sledding`,
    done: ["overWater"],
    speed: 0.5,
    board: { icon: "kinora:ski-pair", width: 28, rise: 1.4 },
  },
  surf: {
    words: `surfing, surfs, surf, windsurfing`,
    done: ["overWater"],
    speed: 0.35,
    board: { icon: "kinora:surfboard", width: 30, rise: 2.6 },
  },
  skate: {
    words: `skating, skates, skate, skateboarding, ice skating, rollerskating`,
    speed: 0.4,
    board: { icon: "kinora:skateboard", width: 20, rise: 4.2 },
  },
};

/** Returns the facts of an action. */
export const actionOf = (action: Action): ActionFacts => CATALOGUE[action];

/** Returns true when an action is done in the given way. */
export const isDone = (action: Action, doing: Doing): boolean =>
  CATALOGUE[action].done?.includes(doing) === true;
