import { placeOf } from "@kinora/studio/scene/place/place-catalogue";
import type { PlaceKin } from "@kinora/studio/scene/place/place-facts";
import type { Place } from "@kinora/studio/scene/scene-spec";

/** Sights, sounds and smells by kind of place; nothing the picture would have to show. */
const SENSES: Readonly<Record<PlaceKin, readonly string[]>> = {
  city: [
    "The pavement hummed with other people’s errands.",
    "High above, a window shut with a small clap.",
    "The air tasted of rain and hot brakes.",
    "A thousand footsteps, and not one of them slow.",
  ],
  "neon-city": [
    "Puddles held the signs upside down, pink and green.",
    "The air buzzed like an old lamp.",
    "Far below, the traffic ran like a river of sparks.",
    "Nothing here was ever quite dark or quite quiet.",
  ],
  forest: [
    "Light fell through the leaves in coins.",
    "The ground was soft, and it kept every footprint.",
    "Something small rustled, thought better of it, and stopped.",
    "It smelled of moss and of last year’s rain.",
  ],
  jungle: [
    "Every leaf was dripping, and every leaf had something to say.",
    "The green went up and up and never found a ceiling.",
    "The air was warm as breath.",
    "Somewhere water was falling, and had been for a thousand years.",
  ],
  mountains: [
    "The air up there was thin and very clean.",
    "An echo answered, politely, from the other side.",
    "Stones ticked as they gave back the warmth of the day.",
    "Below, the valleys lay folded like blankets.",
  ],
  desert: [
    "The sand kept its heat, and its secrets.",
    "The horizon trembled like a plucked string.",
    "Each step slid back by half.",
    "There was so much sky that it was hard to look at anything else.",
  ],
  beach: [
    "The waves came in, said one word, and went out again.",
    "The air was salt from edge to edge.",
    "Wet sand shone like the back of a spoon.",
    "Ropes creaked in the wind, as if they were dreaming.",
  ],
  ocean: [
    "There was water in every direction, and it was never still.",
    "The swell lifted everything, gently, and set it down again.",
    "Salt dried on everything that dared to be dry.",
    "Under the blue lay a deeper blue.",
  ],
  underwater: [
    "Sunlight came down in long slow ribbons.",
    "Down here every sound arrived late, and rounder.",
    "Silver bubbles climbed away like thoughts.",
    "The current combed everything in one direction.",
  ],
  space: [
    "There was no sound at all, and a great deal of it.",
    "The stars did not twinkle there. They simply looked back.",
    "Dust hung where it had been left, years ago.",
    "Down and up were only a matter of opinion.",
  ],
  snow: [
    "The snow squeaked underfoot like new shoes.",
    "Breath turned to small white ghosts.",
    "The cold had edges, and the light had none.",
    "Everything was so quiet that it rang.",
  ],
  village: [
    "A gate creaked, a bell answered.",
    "Smoke went straight up from the chimneys.",
    "Someone was sweeping a step, as someone always was.",
    "The path knew the way, so nobody had to.",
  ],
  farm: [
    "The grass leaned all one way, then all the other.",
    "It smelled of hay and warm dust.",
    "Insects kept the time, and the time was slow.",
    "The clouds walked over the fields on long blue shadows.",
  ],
  room: [
    "A clock went on with its one opinion.",
    "Dust turned golden where the lamp caught it.",
    "The floorboards knew who was walking.",
    "Outside the window the world went by on tiptoe.",
  ],
};

/** Sights, sounds and smells of a place. */
export const sensesOf = (place: Place): readonly string[] => SENSES[placeOf(place).kin];
