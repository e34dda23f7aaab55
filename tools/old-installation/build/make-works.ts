import { z } from "zod";
import { bring, type Files } from "./make-uploads.ts";
import { idOf, type Person } from "./person.ts";

const status = z.object({ status: z.string().nullable() });

export async function order(person: Person, prompt: string, form: object): Promise<string> {
  return idOf(await person.ask("POST", "/api/creations", { prompt, ...form }));
}

/** Waits until the work has ended, successfully or not. */
export async function ended(person: Person, id: string): Promise<string> {
  return person.wait(`/api/creations/${id}`, (answer) =>
    status.parse(answer).status === "processing" ? undefined : id,
  );
}

const short = { additionalParams: { duration: 4, aspectRatio: "1:1" } };

/** Makes single works of every kind, in every state of visibility. */
export async function makeWorks(
  [ada, bruno, chiyo, mira]: readonly [Person, Person, Person, Person],
  files: Files,
): Promise<void> {
  for (const person of [ada, bruno, chiyo]) await person.ask("POST", "/api/gems/daily-claim");
  const photo = await bring(ada, "image", "photo.jpg", files.photo);
  const face = await bring(ada, "image", "face.jpg", files.face);
  await ada.ask("PUT", `/api/uploads/${face}/consent`, { version: "face-1" });
  const clip = await bring(bruno, "video", "clip.mp4", files.clip);
  await bring(bruno, "audio", "sound.wav", files.sound);
  const picture = (person: Person, prompt: string, more: object = {}) =>
    order(person, prompt, { type: "text-to-image", ...more });
  const shown = await picture(ada, "a fox in a neon city at night, light rain");
  const cancelled = await order(ada, "a whale under the stars", {
    type: "text-to-video",
    ...short,
  });
  await ada.ask("POST", `/api/creations/${cancelled}/actions`, { action: "cancel" });
  const kept = await picture(ada, "a lighthouse in a storm", { private: true });
  const thrown = await picture(ada, "a red balloon over a field");
  const hidden = await picture(bruno, "an owl in a winter forest", {
    additionalParams: { style: "anime", aspectRatio: "9:16" },
  });
  const rest = await Promise.all([
    order(ada, "a slow look around", {
      type: "photo-to-video",
      inputs: { initialImage: photo },
      ...short,
    }),
    order(ada, "smile", { type: "face-to-video", inputs: { initialImage: face }, ...short }),
    order(ada, "calm piano in the rain", {
      type: "text-to-music",
      additionalParams: { duration: 15 },
    }),
    order(bruno, "a boat on a quiet lake at dawn", { type: "text-to-video", ...short }),
    order(bruno, "my film at night", {
      type: "text-to-video",
      inputs: { initialVideo: clip },
      additionalParams: { duration: 4 },
    }),
    order(bruno, "my own film", { type: "video-upload", inputs: { initialVideo: clip } }),
  ]);
  for (const id of [shown, cancelled, kept, thrown, rest[0], rest[1], rest[2]]) {
    await ended(ada, id);
  }
  for (const id of [hidden, ...rest.slice(3)]) await ended(bruno, id);
  await ada.ask("POST", `/api/creations/${thrown}/actions`, { action: "delete" });
  await bruno.ask("POST", `/api/creations/${hidden}/actions`, { action: "hide" });
  const remix = await picture(chiyo, "a fox in a neon city, snow", { parentId: shown });
  await ended(chiyo, remix);
  for (const person of [bruno, chiyo, mira])
    await person.ask("PUT", `/api/creations/${shown}/like`);
  await ada.ask("PUT", `/api/creations/${remix}/like`);
  await mira.ask("POST", `/api/creations/${remix}/reports`, {
    reason: "harmful",
    note: "only to try it",
  });
  const page = z.object({ items: z.array(z.object({ id: z.string() })) });
  const told = page.parse(await ada.ask("GET", "/api/notifications"));
  await ada.ask("POST", "/api/notifications/read", {
    ids: told.items.slice(-1).map(({ id }) => id),
  });
}
