import { AS_IT_IS } from "@kinora/contracts/publication/fit-media";
import type { PublicationFields } from "@kinora/contracts/publication/post-target";
import { expect, test } from "vitest";
import { publishedNotification } from "./publication-notification.ts";

const codeOf = (fields: PublicationFields) => {
  const publication = { id: "pub", platform: "tiktok", accountName: "ada", fields };
  const creation = { id: "work", userId: "ada", kind: "video", title: null, prompt: "A fox" };
  const given = [publication, creation, new Date(0)] as unknown;
  return publishedNotification(...(given as Parameters<typeof publishedNotification>)).message.code;
};

test("a draft is not said to be posted: its owner finishes it in the app", () => {
  expect(codeOf({ platform: "tiktok", kind: "draft", fit: AS_IT_IS })).toBe(
    "publication.isInInbox",
  );
  const text = { platform: "facebook", kind: "text", caption: "A fox", title: null } as const;
  expect(codeOf({ ...text, firstComment: "", fit: AS_IT_IS })).toBe("publication.isThere");
});
