import type { StorySettings } from "@kinora/contracts/story/board";
import { STORY_DEFAULTS } from "@kinora/contracts/story/story-defaults";

/** Sample user prompts for tests. */
export const storyPrompts: readonly string[] = `
a lonely lighthouse keeper befriends a whale
a robot learns to paint
a fox called Ember finds a lost star
an old train station at night
a cat riding a skateboard
The knight who was afraid of the dark
two children build a rocket out of cardboard
a dragon is afraid of heights
penguins crossing the ice to find their mother
A fox lives in a snowy forest. She loses her red scarf. An owl helps her find it.
the last bookshop on mars
a girl wants to touch the moon
my grandmother's garden
a detective looks for a missing crown in the museum
astronaut stranded on the moon
two robots fall in love on a rooftop in the rain
a snail enters a race
patience
a pirate and a parrot search for treasure
a boy who cannot sleep meets the moon
mouse steals the king's cheese
a surfer rides the biggest wave of her life
Ember the fox, who steals cakes
a paper boat drifts to the sea
how bees make honey
Our new bakery opens on Saturday. Fresh bread every morning, coffee for two euros.
Why do leaves turn red in autumn?
The history of our town's clock tower. It was built by two brothers. Its bell can be heard in the harbour.
an umbrella waits at the station for its owner
a chef and a mouse cook soup in a tiny kitchen
`
  .trim()
  .split("\n");

/** Default form settings with overrides. */
export const storySettings = (changed: Partial<StorySettings>): StorySettings => ({
  ...STORY_DEFAULTS,
  style: "illustration",
  karaoke: false,
  voice: "narrator",
  seed: 1,
  ...changed,
});
