import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { followTrail } from "../../entities/creation/trail.ts";
import { api } from "../../store/api.ts";
import { creation } from "../../test/builders.ts";
import { fakeServer, Refused } from "../../test/fake-server.ts";
import { show, untilSaid } from "../../test/show.tsx";
import { FillSlots, type Fills } from "../../ui/slot.tsx";
import { ItemRecipe } from "./item/item-recipe.tsx";
import { ItemView } from "./item-view.tsx";
import type { ItemWays } from "./item-ways.ts";
import type { RecipeNames } from "./recipe-table.tsx";

const Like = () => <button type="button">Like</button>;
const NAMES: RecipeNames = { settingRows: async () => [], modelWords: () => null };

/** The context of an item that a test overrides. */
type Around = Partial<ItemWays & RecipeNames>;

function Item({ id, around = {} }: { readonly id: string; readonly around?: Around }) {
  const { onRemix = async () => undefined, onOpen = () => undefined, ...names } = around;
  const fills: Fills = {
    "creation.actions": Like,
    "creation.recipe": ({ creation: work }) => <ItemRecipe creation={work} {...NAMES} {...names} />,
  };
  return (
    <FillSlots fills={fills}>
      <ItemView id={id} onRemix={onRemix} onOpen={onOpen} />
    </FillSlots>
  );
}
const file = { url: "/media/a.webp", mimeType: "image/webp", bytes: 1, duration: null };
const media = {
  main: { ...file, width: 1024, height: 1024 },
  poster: null,
  thumbnail: null,
  thumbnails: [],
  preview: null,
  peaks: null,
  downloads: [],
};
const made = (about: Parameters<typeof creation>[0] = {}) => creation({ media, ...about });

/** Navigates by state, as the address does in the app. */
function Walked({ from }: { readonly from: string }) {
  const [id, setId] = useState(from);
  return <Item id={id} around={{ onOpen: setId }} />;
}

const names = ["a fox", "a bear", "an owl"];
function walk(from: string, about: Parameters<typeof creation>[0] = {}) {
  const more = vi.fn();
  fakeServer({
    getCreation: ({ params: { id = "" } }) =>
      made({ id, prompt: names[Number(id)] ?? "", ...about }),
    getProvenance: () => ({ digitalSourceType: null, signature: null }),
  });
  const ids = names.map((_, index) => String(index));
  followTrail({ key: "t", label: "Trending", ids, onMore: more });
  return { ...show(() => <Walked from={from} />), more };
}
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("steps through the originating list by button and by key", async () => {
  const { user, more } = walk("0");
  await title("a fox");
  await screen.findByText("1 of 3+ in Trending");
  expect(more).toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Next" }));
  await title("a bear");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Next" }));
  await user.keyboard("{ArrowRight}");
  await title("an owl");
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}");
  await title("a fox");
});

test("announces both ends of the list", async () => {
  const { store, user } = walk("0");
  await title("a fox");
  await user.keyboard("{ArrowLeft}");
  await untilSaid(store, "This is the first one in Trending.");
});

test("leaves plain arrow keys to a film and steps with Shift", async () => {
  const { user } = walk("1", { kind: "video", type: "text-to-video", duration: 4 });
  await title("a bear");
  await user.keyboard("{ArrowRight}");
  await title("a bear");
  await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await title("an owl");
});

test("steps on a horizontal swipe over the work and not on a vertical one", async () => {
  walk("1");
  await title("a bear");
  const stage = screen.getByRole("img", { name: "a bear" });
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  swipe(-90, 200);
  await title("a bear");
  swipe(-90, 10);
  await title("an owl");
});

function open(about: Parameters<typeof creation>[0], around: Around = {}) {
  const calls = fakeServer({
    getCreation: () => made(about),
    getProvenance: () => ({ digitalSourceType: null, signature: null }),
    changeCreation: ({ body }) => made({ ...about, ...(body as { title: string | null }) }),
  });
  return { ...show(() => <Item id="crt_1" around={around} />), calls };
}

test("clamps a prompt of more than two lines and expands it on request", async () => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(900);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(56);
  const { user } = open({ prompt: "word ".repeat(400).trim() });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.className).toContain("line-clamp-2");
  expect(heading.getAttribute("dir")).toBe("auto");
  await user.click(screen.getByRole("button", { name: "more" }));
  expect(heading.className).not.toContain("line-clamp-2");
  await user.click(screen.getByRole("button", { name: "less" }));
  expect(heading.className).toContain("line-clamp-2");
});

test("offers only cancel for a work in progress", async () => {
  open({
    status: "processing",
    media: null,
    progress: {
      stage: "rendering",
      percent: 40,
      position: null,
      previewUrl: null,
      elsewhere: null,
    },
    actions: ["cancel", "private", "hide"],
  });
  await screen.findByRole("button", { name: "Cancel" });
  for (const name of ["Like", "More", "Share", "Remix"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("offers only restore for a work in the trash, and no sharing, liking or remixing", async () => {
  open({ status: "deleted", actions: ["restore", "purge"], notices: ["In the trash."] });
  await screen.findByRole("button", { name: "Restore" });
  screen.getByText("In the trash.");
  for (const name of ["Like", "Share", "Remix"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("is no longer shown once the server says that it is not there for the viewer", async () => {
  let isBlocked = false;
  fakeServer({
    getCreation: () => {
      if (isBlocked) throw new Refused(404, "CREATION_NOT_FOUND");
      return made({ prompt: "a fox" });
    },
    getProvenance: () => ({ digitalSourceType: null, signature: null }),
  });
  const { store } = show(() => <Item id="crt_1" />);
  await screen.findByRole("heading", { name: "a fox" });
  isBlocked = true;
  store.dispatch(api.util.invalidateTags([{ type: "Creation", id: "crt_1" }]));
  await screen.findByText("This work can't be found");
  expect(screen.queryByRole("button", { name: "Remix" })).toBeNull();
});

test("states the same film length in the recipe as on the tile, whatever was requested", async () => {
  open({ kind: "story", duration: 21.8, recipe: { type: "text-to-story", duration: 21 } });
  await screen.findByText("22 s");
  expect(screen.queryByText("21 s")).toBeNull();
});

test("uses the catalogue's names in the recipe", async () => {
  open(
    {
      recipe: {
        type: "text-to-video",
        model: "animated-diffusion comics",
        generationModel: "core",
        style: "comics",
        duration: 28.125,
        seed: 7,
        engineVersion: "studio-4",
      },
    },
    {
      modelWords: (key) =>
        key === "animated-diffusion comics"
          ? { name: "Animated Diffusion", style: "Printed comics" }
          : null,
      settingRows: async ({ kind, recipe }) => [
        { label: "Strength", value: `130% of ${kind} ${recipe.seed}` },
      ],
    },
  );
  const recipe = within(
    (await screen.findByText("Animated Diffusion")).closest("dl") as HTMLElement,
  );
  for (const words of ["Printed comics", "28 s", "Built-in, version 4"]) recipe.getByText(words);
  await recipe.findByText(/^130% of \w+ 7$/);
  expect(recipe.queryByText(/animated-diffusion|studio-4|^core$|^Comics$/i)).toBeNull();
});

test("shows the total cost of a story", async () => {
  open({
    kind: "story",
    type: "text-to-story",
    gems: { held: 10, settled: 10, refunded: 0 },
    storyCost: { script: 1, pictures: 5, render: 10, total: 16 },
  });
  await screen.findByText("You paid 16 gems for this story: script 1, pictures 5, film 10.");
});

test("shows link and prompt for selection when the clipboard is unavailable", async () => {
  const { user } = open({});
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const link = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Copy link" });
  expect(link.value).toMatch(/\/item\/crt_1$/);
  await waitFor(() => expect(link.selectionEnd).toBe(link.value.length));
});

test("heads the film of a story with its title, followed by its subject", async () => {
  open({
    kind: "story",
    prompt: "The Fox: a fox finds a lantern",
    recipe: { story: { storyId: "sty_1", board: { title: "The Fox" } } },
  });
  await screen.findByRole("heading", { level: 1, name: "The Fox" });
  await screen.findByText("a fox finds a lantern");
});

test("renames a work and reverts it to its prompt", async () => {
  const { user, calls } = open({});
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  const field = await screen.findByRole("textbox", { name: "Title" });
  await waitFor(() => expect(document.activeElement).toBe(field));
  // The old name is selected, so typing replaces it.
  await user.keyboard("Ember");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await title("Ember");
  await screen.findByText("a fox", { selector: "p" });
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await user.click(await screen.findByRole("button", { name: "Use the prompt" }));
  await title("a fox");
  expect(calls.filter(({ name }) => name === "changeCreation").map(({ body }) => body)).toEqual([
    { title: "Ember" },
    { title: null },
  ]);
});

test("takes the same seed into the composer", async () => {
  const onRemix = vi.fn(async () => undefined);
  const { user } = open({ recipe: { seed: 7 } }, { onRemix });
  await user.click(await screen.findByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Remix with the same seed" }));
  expect(onRemix).toHaveBeenCalledWith(expect.objectContaining({ id: "crt_1" }), true);
});
