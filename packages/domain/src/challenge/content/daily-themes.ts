/** A theme of the daily challenge. */
interface DailyTheme {
  readonly theme: string;
  readonly brief: string;
}

/** In turn, one a day; as content, not translated. */
export const DAILY_THEMES: readonly DailyTheme[] = [
  {
    theme: "Morning light",
    brief: "The first light of a day, wherever it falls. Look at how the light shapes the scene.",
  },
  {
    theme: "A city in the rain",
    brief: "Wet streets, umbrellas, reflections. Look for a mood that stays with you.",
  },
  {
    theme: "Small heroes",
    brief: "Somebody small does something brave. Look for the moment that tells the story.",
  },
  {
    theme: "Under the sea",
    brief: "What lives where no light reaches. Look at colour and strangeness.",
  },
  {
    theme: "A door to elsewhere",
    brief: "A door that leads where no door should lead. Look for surprise.",
  },
  {
    theme: "Autumn",
    brief: "Leaves, fog, harvest, the smell of smoke. Look at how well the season can be felt.",
  },
  {
    theme: "The night train",
    brief: "Somebody travels through the night. Look for the story behind the window.",
  },
  {
    theme: "Impossible gardens",
    brief: "Plants that never grew anywhere. Look at invention and detail.",
  },
  {
    theme: "A meal worth remembering",
    brief: "Food, and those who share it. Look at what makes you hungry or homesick.",
  },
  { theme: "Machines with a soul", brief: "A machine that seems to feel. Look at how it shows." },
  { theme: "Snowed in", brief: "The world is quiet and white. Look for warmth within the cold." },
  {
    theme: "The old harbour",
    brief: "Ships, ropes, gulls, people who wait. Look at how old the place feels.",
  },
  { theme: "A map of a dream", brief: "Places as dreams have them. Look for the logic of dreams." },
  { theme: "Wings", brief: "Whatever flies. Look at movement and air." },
  {
    theme: "The last shop in the street",
    brief: "One light is still on. Look at what is told without words.",
  },
  {
    theme: "Giants among us",
    brief: "Somebody very large lives with people of our size. Look at scale.",
  },
  {
    theme: "A letter arrives",
    brief: "Somebody reads what changes everything. Look at the face, or at what stands for it.",
  },
  { theme: "Glass", brief: "Transparent, broken, bent, full of light. Look at the material." },
  {
    theme: "The desert at noon",
    brief: "Heat, shade, distance. Look at how the heat can be felt.",
  },
  { theme: "Animals at work", brief: "An animal has a profession. Look at wit and care." },
  { theme: "A place from childhood", brief: "Somewhere that was large once. Look for memory." },
  { theme: "Music made visible", brief: "A sound as a picture. Look at rhythm." },
  { theme: "The edge of the world", brief: "Where everything ends. Look for awe." },
  { theme: "Lost and found", brief: "Something returns. Look for the joy of it." },
  { theme: "One colour", brief: "A work in a single colour. Look at what one colour can do." },
  { theme: "The market", brief: "Stalls, voices, bargains. Look at life in the crowd." },
  { theme: "A storm is coming", brief: "Just before it breaks. Look at tension." },
  {
    theme: "Two chairs",
    brief: "Nobody sits on them, or somebody does. Look at what is between them.",
  },
  { theme: "Robots on holiday", brief: "Rest for those who never rest. Look at humour." },
  { theme: "Moonlight", brief: "Nothing but the moon. Look at shadows." },
];
