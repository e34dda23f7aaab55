import type { OrderedPublication } from "@kinora/domain/publication/publication";
import type { OwnPost, PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import { metaSimulator } from "@kinora/platform-simulators/meta/meta-simulator";
import type {
  PlatformSimulator,
  PlatformSimulatorOptions,
} from "@kinora/platform-simulators/platform-simulator";
import { youtubeSimulator } from "@kinora/platform-simulators/youtube/youtube-simulator";
import { expect, test } from "vitest";
import { connectAs, openPlatform } from "./open-platform.ts";
import { newChild, publishThrough } from "./publish-through.ts";
import { sampleFile } from "./sample-file.ts";
import { sentRequest } from "./sent-request.ts";

interface Sample {
  readonly open: (options: PlatformSimulatorOptions) => PlatformSimulator;
  readonly flavour: PublishingPlatform["flavour"];
  readonly person: string;
  readonly publication: OrderedPublication;
  /** The request that writes "First!". */
  readonly golden: (postId: string) => object;
}

const page = { open: metaSimulator, flavour: "facebook-login", person: "page-manager" } as const;
const onPage = { platform: "facebook", isAiMade: true, caption: "A fox runs." } as const;
const graph = (id: string) => ({
  call: `POST /v25.0/${id}/comments`,
  form: { message: "First!" },
});

const SAMPLES: Readonly<Record<string, Sample>> = {
  "a text on a page": {
    ...{ ...page, publication: { ...onPage, kind: "text", link: null }, golden: graph },
  },
  "a post of Instagram": {
    ...page,
    publication: {
      ...{ platform: "instagram", isAiMade: true, kind: "reel", caption: "A fox" },
      ...{ sharesToFeed: true, coverAt: null, file: sampleFile(300_000) },
    },
    golden: graph,
  },
  "a video of YouTube": {
    ...{ open: youtubeSimulator, flavour: "platform", person: "channel-owner" },
    publication: {
      ...{ platform: "youtube", isAiMade: true, kind: "video", file: sampleFile(300_000) },
      ...{ title: "A fox", description: "It runs.", mark: "mark", tags: [], categoryId: "22" },
      ...{ language: null, visibility: "public", publishAt: null, isMadeForKids: false },
      notifiesSubscribers: true,
    },
    golden: (videoId) => ({
      ...{ call: "POST /youtube/v3/commentThreads", query: { part: "snippet" } },
      json: { snippet: { videoId, topLevelComment: { snippet: { textOriginal: "First!" } } } },
    }),
  },
};

async function post({ open, flavour, person, publication }: Sample) {
  const opened = await openPlatform(open, flavour, publication.platform);
  const connection = await connectAs(opened, person);
  const child = newChild(connection);
  const ended = await publishThrough(opened, connection, publication, child);
  if (ended.as !== "done" || child.handle === null) return expect.fail(JSON.stringify(ended));
  const own: OwnPost = { connection, post: ended.post, handle: child.handle };
  opened.sent.length = 0;
  return { ...opened, own, comments: opened.platform.comments ?? expect.fail() };
}

test.each(Object.entries(SAMPLES))(
  "under %s a comment is written, and found whatever became of its spaces",
  async (_, sample) => {
    const { own, comments, sent, simulator } = await post(sample);
    expect(await comments.find(own, "First!")).toMatchObject({ kind: "absent" });
    expect(await comments.write(own, "First!")).toEqual({ kind: "done" });
    expect(simulator.posts[0]?.comments).toMatchObject([{ text: "First!" }]);
    expect(sent.map(sentRequest).at(-1)).toMatchObject(sample.golden(own.post.id ?? ""));
    const { accessToken } = own.connection.tokens;
    expect(sent.map(({ url }) => url).join(" ")).not.toContain(accessToken);
    expect(await comments.find(own, " First! \n")).toEqual({ kind: "there" });
    expect(await comments.find(own, "Second!")).toMatchObject({ kind: "absent" });
  },
);

test.each(Object.entries(SAMPLES))(
  "under %s an answer that is lost, or broken, says nothing",
  async (_, sample) => {
    const { own, comments, simulator } = await post(sample);
    simulator.faults.comment = ["lost after", "500 before"];
    expect(await comments.write(own, "First!")).toEqual({ kind: "unknown" });
    expect(await comments.write(own, "Second!")).toEqual({ kind: "unknown" });
    expect(await comments.find(own, "First!")).toEqual({ kind: "there" });
    expect(await comments.find(own, "Second!")).toMatchObject({ kind: "absent" });
  },
);
