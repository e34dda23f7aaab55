import type { Upload } from "@kinora/contracts/upload/upload";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { applyEvent } from "../../shell/live-events.ts";
import { fetchRefusalWords } from "../../store/refusal-sentences.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { UploadField } from "./upload-field.tsx";

// As the page that shows the field does.
beforeAll(fetchRefusalWords);
afterEach(() => localStorage.clear());

const about = (change: Partial<Upload> = {}): Upload => ({
  id: "u1",
  kind: "image",
  state: "ready",
  fileName: "cat.jpg",
  bytes: 3_400_000,
  received: 3_400_000,
  width: 1_280,
  height: 720,
  duration: null,
  thumbhash: null,
  media: null,
  peaks: null,
  refusal: null,
  consent: null,
  createdAt: "2026-11-20T12:00:00.000Z",
  expiresAt: "2026-12-20T12:00:00.000Z",
  ...change,
});

interface FormProps {
  readonly first: string | null;
  readonly needsConsent: boolean;
  readonly told: (string | null)[];
  readonly shape?: string;
  readonly seconds?: number;
  readonly onArrived?: (size: { readonly width: number; readonly height: number }) => void;
}

/** A form that stores what it receives. */
function Form({ first, needsConsent, told, ...others }: FormProps) {
  const [value, setValue] = useState(first);
  const onChange = (id: string | null) => {
    told.push(id);
    setValue(id);
  };
  const [waits, onWait] = useState<string>();
  return (
    <>
      <UploadField
        kind="image"
        tier="free"
        {...{ value, needsConsent, onChange, onWait, ...others }}
      />
      <p>Waits: {waits}</p>
    </>
  );
}

function showField(first: string | null, needsConsent = false, signedIn = true) {
  const told: (string | null)[] = [];
  return { ...show(() => <Form {...{ first, needsConsent, told }} />, { signedIn }), told };
}
const input = () => screen.findByLabelText("File of the photo");
const photo = (bytes: number) =>
  new File([new Uint8Array(bytes)], "cat.jpg", { type: "image/jpeg" });

describe("the file of a form", () => {
  test("states the accepted files, and rejects one that is too large before sending it", async () => {
    const calls = fakeServer({});
    const { user } = showField(null);
    await screen.findByText(/up to 20 MB/);
    await user.upload(await input(), photo(20_000_001));
    expect((await screen.findByRole("alert")).textContent).toContain("This file is too large");
    // The accepted types stay visible beside it.
    screen.getByText(/^JPEG, PNG, WebP, GIF, AVIF up to 20 MB/);
    expect(calls).toEqual([]);
  });

  test("asks the user to sign in first", async () => {
    fakeServer({});
    const { user, store } = showField(null, false, false);
    await user.upload(await input(), photo(10));
    expect(store.getState().ui.loginMessage).toContain("Sign in to send a file");
  });

  test("puts a file that was being checked before a reload into the form once it is approved", async () => {
    localStorage.setItem("upload:image", JSON.stringify("u1"));
    let state: Upload["state"] = "checking";
    const calls = fakeServer({ getUpload: () => about({ state }) });
    const { told, store } = showField(null);
    await screen.findByText("Checking the file");
    await screen.findByText("Waits: Checking your photo.");
    state = "ready";
    applyEvent(store, { type: "upload", uploadId: "somebody else's", state });
    expect(calls).toHaveLength(1);
    applyEvent(store, { type: "upload", uploadId: "u1", state });
    await waitFor(() => expect(told).toContain("u1"));
    await screen.findByText("1280 × 720");
    await waitFor(() => expect(localStorage.getItem("upload:image")).toBe("null"));
  });

  test("explains a refused file and lets the user choose another", async () => {
    localStorage.setItem("upload:image", JSON.stringify("u1"));
    const refusal = { code: "UPLOAD_HEIC_UNSUPPORTED", sentence: "HEIC." } as const;
    fakeServer({ getUpload: () => about({ state: "refused", refusal }) });
    const { told } = showField(null);
    expect((await screen.findByRole("alert")).textContent).toContain("We can't read HEIC photos");
    screen.getByRole("button", { name: "Choose a photo" });
    expect(told).not.toContain("u1");
    // A reload does not repeat it.
    await waitFor(() => expect(localStorage.getItem("upload:image")).toBe("null"));
  });

  test("shows a file as being checked, not as missing, until the server reports it", async () => {
    localStorage.setItem("upload:image", JSON.stringify("u1"));
    const { promise, resolve } = Promise.withResolvers<Upload>();
    fakeServer({ getUpload: () => promise });
    showField(null);
    await screen.findByText("Checking the file");
    expect(screen.queryByRole("button", { name: "Choose a photo" })).toBeNull();
    resolve(about());
    await screen.findByText("1280 × 720");
  });

  test("explains that a file waits for a moderator, and does not use it", async () => {
    localStorage.setItem("upload:image", JSON.stringify("u1"));
    fakeServer({ getUpload: () => about({ state: "review" }) });
    const { told } = showField(null);
    await screen.findByText(/A person is checking it: the automatic check wasn't sure/);
    expect(told).not.toContain("u1");
  });

  test("removes a deleted file from the form", async () => {
    fakeServer({
      getUpload: () => {
        throw new Refused(404, "UPLOAD_NOT_FOUND");
      },
    });
    const { told } = showField("u1");
    await waitFor(() => expect(told).toEqual([null]));
  });

  test("can be removed", async () => {
    const calls = fakeServer({ getUpload: () => about(), removeUpload: () => null });
    const { user, told } = showField("u1");
    await user.click(await screen.findByRole("button", { name: "Remove the photo" }));
    expect(told).toEqual([null]);
    await waitFor(() =>
      expect(calls.find(({ name }) => name === "removeUpload")?.params).toEqual({ id: "u1" }),
    );
  });
});

test("puts a face into the form only after consent", async () => {
  const stated = { version: "face-1", statedAt: "2026-11-20T12:00:00.000Z" };
  const calls = fakeServer({
    getUpload: () => about(),
    stateConsent: () => about({ consent: stated }),
  });
  const { user, told } = showField("u1", true);
  const box = await screen.findByRole("checkbox", { name: /has agreed/ });
  await waitFor(() => expect(told).toEqual([null]));
  await screen.findByText("Waits: Tick the box first.");
  await user.click(box);
  await waitFor(() => expect(told.at(-1)).toBe("u1"));
  await screen.findByText("Waits:");
  expect(calls.find(({ name }) => name === "stateConsent")?.body).toEqual({ version: "photo-1" });
});

test("states what is cropped off a photo of another aspect ratio, before payment", async () => {
  fakeServer({ getUpload: () => about({ width: 798, height: 1_410 }) });
  show(() => <Form first="u1" needsConsent={false} told={[]} shape="16:9" />);
  await screen.findByText("At 16:9, the top and bottom of your photo are cut off.");
});

test.each([
  [4, "Only the first 4 s of your photo are used; the other 2 s are cut off."],
  [8, "Your photo is 6 s long; it repeats to fill 8 s."],
])("states before payment how a 6 s clip becomes a film of %i s", async (seconds, said) => {
  fakeServer({ getUpload: () => about({ duration: 6.04 }) });
  show(() => <Form first="u1" needsConsent={false} told={[]} seconds={seconds} />);
  await screen.findByText(said);
});

test("says nothing about a photo of the same aspect ratio", async () => {
  fakeServer({ getUpload: () => about() });
  show(() => <Form first="u1" needsConsent={false} told={[]} shape="16:9" />);
  await screen.findByText("1280 × 720");
  expect(screen.queryByText(/cut off/)).toBeNull();
});

test.each([
  ["is told when it has arrived", "u1", null, 1],
  ["is not told again of what the form holds already", null, "u1", 0],
] as const)("its size %s", async (_what, pending, held, times) => {
  if (pending) localStorage.setItem("upload:image", JSON.stringify(pending));
  const sizes: object[] = [];
  fakeServer({ getUpload: () => about({ width: 798, height: 1_410 }) });
  show(() => (
    <Form first={held} needsConsent={false} told={[]} onArrived={(size) => sizes.push(size)} />
  ));
  await screen.findByText("798 × 1410");
  expect(sizes).toHaveLength(times);
});

test.each([
  ["image", "picture"],
  ["video", "clip"],
  ["audio", "recording"],
] as const)("%s: an unreadable file is reported as no %s", async (kind, noun) => {
  const refusal = { code: "UPLOAD_TYPE_UNSUPPORTED", sentence: "No." } as const;
  fakeServer({ getUpload: () => about({ kind, state: "refused", refusal }) });
  localStorage.setItem(`upload:${kind}`, JSON.stringify("u1"));
  show(() => (
    <UploadField kind={kind} tier="free" value={null} needsConsent={false} onChange={() => {}} />
  ));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(`This file isn't a ${noun} we can read. Choose another one.`);
});
