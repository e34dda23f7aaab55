import type { InstagramPublication } from "@kinora/domain/publication/publication";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import { expect, test } from "vitest";
import { connectAs, openPlatform, signIn } from "./open-platform.ts";
import { noOthers, publishThrough } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";
import { changesAmong } from "./sent-request.ts";

const SIZE = 300_000;
const ACCOUNT = "17841400000000001";
const film = sampleFile(SIZE);
const photo = sampleFile(2_000, { mimeType: "image/jpeg", isReachable: true });
const common = { platform: "instagram", isAiMade: true } as const;
const reel = {
  ...common,
  kind: "reel",
  caption: "A fox",
  sharesToFeed: true,
  coverAt: 500,
} as const;
const DAY = 86_400_000;

type Flavour = "facebook-login" | "instagram-login";

async function open(flavour: Flavour = "facebook-login") {
  const opened = await openPlatform(metaSimulator, flavour, "instagram");
  const person = flavour === "facebook-login" ? "page-manager" : "ig-studio";
  const connection = await connectAs(opened, person);
  opened.sent.length = 0;
  return { ...opened, connection };
}

test("accounts that are linked to pages are found through Facebook", async () => {
  const opened = await openPlatform(metaSimulator, "facebook-login", "instagram");
  expect(await signIn(opened, "page-manager")).toMatchObject([
    { accountId: ACCOUNT, name: "simulated.studio", unconnectable: null },
  ]);
});

test("Instagram's own sign-in leads to a token of two months; personal accounts cannot post", async () => {
  const opened = await openPlatform(metaSimulator, "instagram-login");
  expect(await signIn(opened, "ig-studio")).toMatchObject([
    {
      ...{ accountId: ACCOUNT, unconnectable: null },
      tokens: { accessExpiresAt: new Date("2027-01-27T12:00:00Z"), refreshToken: null },
    },
  ]);
  expect(await signIn(opened, "ig-private")).toMatchObject([
    { unconnectable: "not_professional", tokens: null },
  ]);
  expect(opened.sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    ...["POST /oauth/access_token", "GET /access_token", "GET /v25.0/me"],
    ...["POST /oauth/access_token", "GET /access_token", "GET /v25.0/me"],
  ]);
});

test("a token is renewed once it is a day old, and while it is valid", async () => {
  const { platform, connection, pass } = await open("instagram-login");
  expect(await platform.refresh(connection)).toEqual({ kind: "unchanged" });
  pass(DAY);
  expect(await platform.refresh(connection)).toMatchObject({
    tokens: { accessExpiresAt: new Date("2027-01-28T12:00:00Z") },
  });
  pass(60 * DAY);
  expect(await platform.refresh(connection)).toMatchObject({ failure: { class: "reauth" } });
});

const MEDIA = `POST /v25.0/${ACCOUNT}/media`;
const PUBLISH = {
  call: `POST /v25.0/${ACCOUNT}/media_publish`,
  form: { creation_id: expect.stringMatching(/^\d+$/) },
};
const address = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/file$/);
const item = { call: MEDIA, form: { image_url: address, is_carousel_item: "true" } };
const upload = { call: expect.stringMatching(/^POST \/ig-api-upload\/v25\.0\/\d+$/), bytes: SIZE };
const reelForm = {
  ...{ media_type: "REELS", caption: "A fox", share_to_feed: "true" },
  ...{ thumb_offset: "500", is_ai_generated: "true" },
};
const there = sampleFile(SIZE, { isReachable: true });

/** What is sent for each kind, other than questions. */
const GOLDEN: readonly (readonly [string, Flavour, InstagramPublication, object[]])[] = [
  [
    ...(["a reel", "facebook-login", { ...reel, file: film }] as const),
    [{ call: MEDIA, form: { ...reelForm, upload_type: "resumable" } }, upload, PUBLISH],
  ],
  [
    ...(["a reel by address", "instagram-login", { ...reel, file: there }] as const),
    [{ call: MEDIA, form: { ...reelForm, video_url: address } }, PUBLISH],
  ],
  [
    "a photo",
    "facebook-login",
    { ...common, kind: "photos", caption: "A fox", files: [photo] },
    [
      { call: MEDIA, form: { image_url: address, caption: "A fox", is_ai_generated: "true" } },
      PUBLISH,
    ],
  ],
  [
    "a carousel",
    "facebook-login",
    { ...common, kind: "photos", caption: "Foxes", files: [photo, photo] },
    [
      ...[item, item],
      {
        call: MEDIA,
        form: {
          ...{ media_type: "CAROUSEL", children: expect.stringMatching(/^\d+,\d+$/) },
          ...{ caption: "Foxes", is_ai_generated: "true" },
        },
      },
      PUBLISH,
    ],
  ],
  [
    "a story",
    "facebook-login",
    { ...common, isAiMade: false, kind: "video story", file: film },
    [{ call: MEDIA, form: { media_type: "STORIES", upload_type: "resumable" } }, upload, PUBLISH],
  ],
];

test.each(GOLDEN)(
  "%s is sent as Instagram's reference asks",
  async (_name, flavour, publication, golden) => {
    const { sent, connection, simulator, origin, ...opened } = await open(flavour);
    const ended = await publishThrough(opened, connection, publication);
    const [post] = simulator.posts;
    expect(ended).toMatchObject({ as: "done", post: { id: post?.id } });
    expect(changesAmong(sent)).toEqual(golden);
    expect(post).toMatchObject({ isAiMade: publication.isAiMade });
    expect(post?.media).toHaveLength(publication.kind === "photos" ? publication.files.length : 1);
    const { accessToken } = connection.tokens;
    expect(JSON.stringify(sent.map(({ url }) => url))).not.toContain(accessToken);
    expect(await (await fetch(`${origin}/instagram`)).text()).toContain(`id="${post?.id}"`);
  },
);

test("a post that appears and is answered as refused is found, with its link", async () => {
  const { connection, simulator, origin, ...opened } = await open();
  simulator.faults.standing = "live and refused";
  const ended = await publishThrough(opened, connection, { ...reel, file: film });
  const [post] = simulator.posts;
  expect(ended).toEqual({
    as: "done",
    post: { id: post?.id, url: `${origin}/instagram#${post?.id}`, visibility: null },
  });
});

test("of two posts with one caption none is taken for ours: it is there, without a link", async () => {
  const { connection, simulator, platform, ...opened } = await open();
  const commit: typeof platform.commit = async (order, handle) => {
    await publishThrough({ ...opened, platform }, connection, { ...reel, file: film });
    simulator.faults.commit = ["lost after"];
    return platform.commit(order, handle, new AbortController().signal);
  };
  const publication = { ...reel, file: film };
  expect(
    await publishThrough({ ...opened, platform: { ...platform, commit } }, connection, publication),
  ).toEqual({ as: "done", post: { id: null, url: null, visibility: null } });
});

test("a container that says in words alone that it failed has failed", async () => {
  const { connection, simulator, ...opened } = await open("instagram-login");
  simulator.faults.processing = ["error"];
  expect(await publishThrough(opened, connection, { ...reel, file: there })).toMatchObject({
    as: "fail",
    failure: { class: "permanent", code: "media_refused", platformCode: "2207026" },
  });
});

test("what cannot be fetched from outside is said before anything is sent", async () => {
  const { connection, sent, ...opened } = await open("instagram-login");
  expect(await publishThrough(opened, connection, { ...reel, file: film })).toMatchObject({
    failure: { class: "permanent", code: "not_reachable_from_outside" },
  });
  expect(sent).toEqual([]);
});

test("a container that waited for more than a day is made anew", async () => {
  const { connection, simulator, platform, pass } = await open();
  const order = { connection, publication: { ...reel, file: film } };
  let prepared = await platform.prepare(order, null);
  while (prepared.kind === "working") {
    pass(prepared.afterMilliseconds);
    prepared = await platform.prepare(order, prepared.handle);
  }
  const handle = prepared.handle ?? "";
  pass(DAY + 1_000);
  expect(await platform.ask({ connection, handle, isAnothers: noOthers })).toMatchObject({
    ...{ kind: "failed", failure: { class: "retry", platformCode: "EXPIRED" } },
  });
  expect(await platform.prepare(order, handle)).toMatchObject({ kind: "failed", handle: null });
  expect(simulator.posts).toEqual([]);
});

test("what is left of a day is asked; figures come with the link; posts are removed by hand", async () => {
  const { connection, platform, ...opened } = await open();
  const left = async () => {
    const said = await platform.preflight(connection);
    return said.kind === "answered" ? said.terms.postsLeft : said;
  };
  expect(await left()).toBe(50);
  const ended = await publishThrough({ ...opened, platform }, connection, { ...reel, file: film });
  if (ended.as !== "done") throw new Error(ended.as);
  expect(await left()).toBe(49);
  const own = { connection, post: ended.post, handle: "" };
  expect(await platform.measure(own)).toMatchObject({
    figures: { views: 42, likes: 7, comments: 3 },
    url: `${opened.origin}/instagram#${ended.post.id}`,
  });
  expect(await platform.withdraw(own)).toEqual({ kind: "by hand" });
});
