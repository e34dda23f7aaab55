import type { CreationCard } from "@kinora/contracts/creation/creation";
import type { MediaFile } from "@kinora/contracts/media/media-file";
import type { FirstAnswers } from "@kinora/contracts/site/first-answers";
import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { setDraftWriter } from "./entities/prompt/draft-writer.ts";
import { makeStore } from "./make-store.ts";
import { holdEarlyInput } from "./platform/early-input.ts";
import { renderPage } from "./render-page.tsx";
import { makeRouter } from "./router.tsx";
import { keepFirstAnswers } from "./shell/first-answers.ts";
import { keepDraft } from "./shell/keep-draft.ts";
import { authSet } from "./store/auth-slice.ts";
import { takeOver } from "./take-over.tsx";
import { card, creation } from "./test/builders.ts";
import { fakeServer, type Replies } from "./test/fake-server.ts";
import { addWhatJsdomLacks } from "./test/missing-in-jsdom.ts";
import { stubNothingNear } from "./test/nothing-near.ts";

const AT = "2026-06-15T12:00:00.000Z";
const NOTHING: FirstAnswers = { trending: null, creation: null };

const file = (url: string): MediaFile => ({
  ...{ url, mimeType: "image/webp", bytes: 9 },
  ...{ width: 1280, height: 720, duration: null },
});
const media: CreationCard["media"] = {
  ...{ main: file("/media/a.mp4"), poster: file("/media/a.webp"), preview: null },
  ...{ thumbnail: file("/media/t.webp"), thumbnails: [], downloads: [], peaks: null },
};
const items = Array.from({ length: 14 }, (_, index) => card({ id: `crt_${index}`, media }));
const trending: FirstAnswers["trending"] = {
  pages: [{ items, nextCursor: null, timestamp: AT, newer: 0 }],
  pageParams: [null],
};
const film = creation({ id: "crt_film", kind: "video", duration: 4, media });

/** State known only to the browser, which the server could not render. */
const OF_THIS_BROWSER = {
  appearance: { theme: "light", textSize: "larger", reducedMotion: true, characterKeys: false },
  promptDraft: { prompt: "a lighthouse", type: "text-to-video" },
  storyDraft: { idea: "a lighthouse keeper" },
  keptPrompts: ["a fox"],
  recentSearches: ["fox"],
};

/** A server that never answers, so the page stays as it was sent. */
const silent = new Proxy<Replies>({}, { get: () => () => new Promise(() => undefined) });

/** Before the hooks of every file, which take away what jsdom lacks: a mounted app still needs it. */
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Opens a page as the server sends it, and the app that hydrates it. */
async function open(path: string, answers = NOTHING) {
  addWhatJsdomLacks();
  stubNothingNear();
  fakeServer(silent);
  const root = document.createElement("div");
  root.innerHTML = (await renderPage(path, answers, "en")).root;
  document.body.append(root);
  const onShown = holdEarlyInput(root);
  const { store, listener } = makeStore();
  const takeUp = async (whileRestoring = () => {}) => {
    keepFirstAnswers(store, answers);
    history.replaceState(null, "", path);
    const parts = { store, drawnFrom: store.getState(), router: makeRouter(), onShown };
    const restored = keepDraft(listener, store);
    whileRestoring();
    await restored;
    const app = await act(() => takeOver(root, parts));
    close = async () => {
      await act(() => app.unmount());
      root.remove();
    };
  };
  return { root, store, takeUp };
}

test.each<[string, FirstAnswers]>([
  ["/", { ...NOTHING, trending }],
  ["/item/crt_film", { ...NOTHING, creation: film }],
  ["/create", NOTHING],
  ["/login", NOTHING],
  ["/help", NOTHING],
  ["/library", NOTHING],
  ["/search", NOTHING],
  ["/gems", NOTHING],
  ["/notifications", NOTHING],
  ["/settings", NOTHING],
  ["/settings/theme-settings", NOTHING],
  ["/story/any", NOTHING],
])("the app hydrates %s as the server rendered it", async (path, answers) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { root, takeUp } = await open(path, answers);
  for (const [key, value] of Object.entries(OF_THIS_BROWSER))
    localStorage.setItem(key, JSON.stringify(value));
  const drawn = root.firstElementChild;
  await takeUp();
  expect(said.mock.calls).toEqual([]);
  expect(drawn?.isConnected).toBe(true);
  expect(root.querySelectorAll("article img").length).toBe(path === "/" ? 12 : 0);
});

test("keeps text typed before the app started", async () => {
  const { store, takeUp } = await open("/create");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  field.focus();
  field.value = "A paper boat on a pond";
  await takeUp();
  expect(store.getState().prompt.form.prompt).toBe("A paper boat on a pond");
  expect(field.value).toBe("A paper boat on a pond");
  expect(field.isConnected).toBe(true);
  expect(document.activeElement).toBe(field);
});

test("shows a draft from the start, and prefers text typed on the server's page", async () => {
  localStorage.setItem("promptDraft", JSON.stringify(OF_THIS_BROWSER.promptDraft));
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { takeUp } = await open("/create");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  field.value = "something else";
  await takeUp();
  expect(field.value).toBe("something else");
  expect(said.mock.calls).toEqual([]);
});

test("opens the composer with all text typed into the line of the home page", async () => {
  localStorage.setItem("promptDraft", JSON.stringify(OF_THIS_BROWSER.promptDraft));
  const { store, takeUp } = await open("/", { ...NOTHING, trending });
  const line = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  line.focus();
  await takeUp();
  const user = userEvent.setup();
  await user.keyboard(" and dogs");
  await screen.findByRole("form", { name: "Create" });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  expect(document.activeElement).toBe(field);
  await user.keyboard(" at sea");
  expect(store.getState().prompt.form.prompt).toBe("a lighthouse and dogs at sea");
});

test("restores a stored draft into its field as the app starts", async () => {
  localStorage.setItem("promptDraft", JSON.stringify(OF_THIS_BROWSER.promptDraft));
  const { takeUp } = await open("/create");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  expect(field.value).toBe("a lighthouse");
  // As if to replace all of it.
  field.focus();
  field.setSelectionRange(0, 12);
  await takeUp();
  expect(field.isConnected).toBe(true);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["a lighthouse", 0, 12]);
});

test.each<[string, object, boolean]>([
  ["damaged", { prompt: "a lighthouse", type: "no such type" }, false],
  ["of somebody else", OF_THIS_BROWSER.promptDraft, true],
])("the text of a draft that is %s does not stay in the field", async (_which, draft, signsIn) => {
  localStorage.setItem("promptDraft", JSON.stringify(draft));
  setDraftWriter("ada");
  const { store, takeUp } = await open("/create");
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
  await takeUp(() => {
    if (signsIn) store.dispatch(authSet({ token: "t", uid: "bruno" }));
  });
  expect(field.value).toBe("");
  expect(store.getState().prompt.form.prompt).toBe("");
});
