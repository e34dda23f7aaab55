import { z } from "zod";
import { idOf, type Person } from "./person.ts";

const board = z.looseObject({
  scenes: z.array(
    z.looseObject({
      id: z.string(),
      takes: z.array(z.object({ id: z.string(), seed: z.number() })),
    }),
  ),
});
const price = z.object({ gems: z.number() });
const story = z.object({
  version: z.number(),
  board: board.nullable(),
  work: z.object({ stage: z.string() }).nullable(),
  failure: z.string().nullable(),
  prices: z.object({ update: price, render: price }),
});
type Board = z.infer<typeof board>;

const look = async (person: Person, id: string) =>
  story.parse(await person.ask("GET", `/api/stories/${id}`));

/** Waits until the story is idle. */
async function quiet(person: Person, id: string): Promise<void> {
  await person.wait(`/api/stories/${id}`, (answer) => {
    const { work, failure } = story.parse(answer);
    if (failure) throw new Error(`The story failed: ${failure}`);
    return work === null ? true : undefined;
  });
}

async function edit(person: Person, id: string, change: (board: Board) => Board): Promise<void> {
  const { version, board: before } = await look(person, id);
  if (before === null) throw new Error("The story has no board yet.");
  await person.ask("PUT", `/api/stories/${id}/board`, { version, board: change(before) });
}

export async function update(person: Person, id: string): Promise<void> {
  const { version, prices } = await look(person, id);
  const { gems } = prices.update;
  await person.ask("POST", `/api/stories/${id}/work`, { version, kind: "update", gems });
}

export async function render(person: Person, id: string): Promise<void> {
  const { version, prices } = await look(person, id);
  const { gems } = prices.render;
  await person.ask("POST", `/api/stories/${id}/render`, { version, gems });
}

async function preview(person: Person, id: string): Promise<void> {
  const { version } = await look(person, id);
  await person.ask("POST", `/api/stories/${id}/work`, { version, kind: "preview", gems: 0 });
}

const change = (text: string, at: number) => (before: Board) => ({
  ...before,
  scenes: before.scenes.map((one, index) => (index === at ? { ...one, narration: text } : one)),
});

// Settings as that commit knows them: it rejects fields that were added later.
const settings = {
  ...{ type: "narrative", genre: "basic", theme: "courage", tone: "warm", style: "animation" },
  ...{ aspectRatio: "16:9", duration: 15, seed: 7, music: true, musicPrompt: "" },
  ...{ narration: "voice", voice: "pocket", speed: 1, ownNarration: null },
  ...{ captionPosition: "bottom-caption", captionStyle: "clean", karaoke: true, safeArea: "plain" },
};
const scene = (id: string, narration: string) => ({
  ...{ id, narration, caption: null, visual: `a fox, ${narration}`, cast: ["fox"], speaker: null },
  ...{ seconds: null, takes: [{ id: "a", seed: 11 }], takeId: "a", locked: false },
});
const written = {
  title: "The lantern",
  description: "A fox brings light home.",
  settings,
  cast: [{ id: "fox", kind: "character", name: "Ember", look: "a small orange fox", voice: null }],
  scenes: [
    scene("s1", "A fox finds a lantern."),
    scene("s2", "It carries the light home in the rain."),
  ],
};

/**
 * Makes a finished film whose board has a second take, a locked scene, and steps to undo and redo.
 */
async function makeFilm(person: Person): Promise<string> {
  const id = idOf(await person.ask("POST", "/api/stories", { prompt: "", board: written }));
  await quiet(person, id);
  await update(person, id);
  await quiet(person, id);
  await edit(person, id, (before) => ({
    ...before,
    scenes: before.scenes.map((one, index) =>
      index === 0
        ? { ...one, takes: [...one.takes, { id: "b", seed: 12 }], takeId: "b" }
        : { ...one, locked: true },
    ),
  }));
  await update(person, id);
  await quiet(person, id);
  await preview(person, id);
  await quiet(person, id);
  await render(person, id);
  await quiet(person, id);
  await edit(person, id, change("A fox finds an old lantern.", 0));
  const { version } = await look(person, id);
  await person.ask("POST", `/api/stories/${id}/undo`, { version });
  return id;
}

/** Makes a finished film whose board was edited afterwards, so that artifacts are stale. */
async function makeStale(person: Person): Promise<string> {
  const board = { ...written, title: "Rain", scenes: [scene("s1", "The fox sleeps in the rain.")] };
  const id = idOf(await person.ask("POST", "/api/stories", { prompt: "", board }));
  await quiet(person, id);
  await update(person, id);
  await quiet(person, id);
  await render(person, id);
  await quiet(person, id);
  await edit(person, id, change("The fox sleeps all night.", 0));
  return id;
}

/** Makes a script from an idea, without any picture. */
async function makeScript(person: Person, prompt: string): Promise<string> {
  const asked = { prompt, settings: { duration: 15, voice: "pocket" }, until: "script" };
  const id = idOf(await person.ask("POST", "/api/stories", asked));
  await quiet(person, id);
  return id;
}

/** Stories that will be worked on. */
export interface Stories {
  readonly stale: string;
  readonly script: string;
}

export async function makeStories(maker: Person, writer: Person, other: Person): Promise<Stories> {
  await makeFilm(maker);
  return {
    stale: await makeStale(other),
    script: await makeScript(writer, "A fox finds its way home in the rain"),
  };
}
