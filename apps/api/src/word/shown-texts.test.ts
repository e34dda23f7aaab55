import { unshown } from "@kinora/contracts/field/unshown";
import { routes } from "@kinora/contracts/routes";
import { expect, it } from "vitest";
import { z } from "zod";
import { shownTexts, unshownTexts } from "./shown-texts.ts";

type Schema = z.core.JSONSchema.JSONSchema;

/** Returns every path of a body that may hold free text. */
function textPlaces(body: z.ZodType): string[] {
  const whole: Schema = z.toJSONSchema(body, {
    ...{ io: "input", unrepresentable: "any", reused: "inline" },
  });
  const places = new Set<string>();
  const look = (schema: Schema, path: string): void => {
    const steps = schema.$ref?.split("/").slice(1) ?? [];
    const at = steps.reduce<Schema>(
      (from, step) => from[step] as Schema,
      schema.$ref ? whole : schema,
    );
    for (const part of [...(at.anyOf ?? []), ...(at.oneOf ?? []), ...(at.allOf ?? [])])
      look(part as Schema, path);
    if (at.type === "string" && !at.enum && at.const === undefined) places.add(path);
    for (const [name, part] of Object.entries(at.properties ?? {}))
      look(part as Schema, `${path}.${name}`);
    for (const part of [at.items, at.additionalProperties])
      if (typeof part === "object") look(part as Schema, `${path}.*`);
  };
  look(whole, "");
  return [...places].map((path) => path.slice(1));
}

/** Builds a body with a text at one path only; wildcard items and properties are named "0". */
function bodyWith(path: string, text: string): unknown {
  return path.split(".").reduceRight<unknown>((held, name) => {
    return name === "*" ? { "0": held } : { [name]: held };
  }, text);
}

const bodies = Object.entries(routes).flatMap(([name, route]) =>
  "body" in route ? [[name, route.body] as const] : [],
);

it("finds every text of every route's body, except those marked as never shown", () => {
  const unseen = bodies.flatMap(([name, body]) => {
    const marked = unshownTexts(body);
    return textPlaces(body)
      .filter((path) => shownTexts(bodyWith(path, "a word"), marked).length === 0)
      .map((path) => `${name} ${path}`);
  });
  expect(unseen.sort()).toMatchInlineSnapshot(`
    [
      "actOnCreations ids.*",
      "addCampaignSource address",
      "addPasskey name",
      "addPasskey response.id",
      "addPasskey response.rawId",
      "addPasskey response.response.attestationObject",
      "addPasskey response.response.clientDataJSON",
      "addPasskey response.response.transports.*",
      "answerPasskey response.id",
      "answerPasskey response.rawId",
      "answerPasskey response.response.authenticatorData",
      "answerPasskey response.response.clientDataJSON",
      "answerPasskey response.response.signature",
      "answerPublication url",
      "appealBoard text",
      "appealCollection text",
      "appealComment text",
      "appealCreation text",
      "appealProfile text",
      "appealSuspension text",
      "askDeletion handle",
      "changeBoard board.cast.*.id",
      "changeBoard board.cast.*.voice",
      "changeBoard board.scenes.*.cast.*",
      "changeBoard board.scenes.*.footage.model",
      "changeBoard board.scenes.*.id",
      "changeBoard board.scenes.*.pictures",
      "changeBoard board.scenes.*.speaker",
      "changeBoard board.scenes.*.takeId",
      "changeBoard board.scenes.*.takes.*.id",
      "changeBoard board.settings.ownNarration",
      "changeBoard board.settings.pictures",
      "changeBoard board.settings.voice",
      "changeCampaign settings.end.date",
      "changeCampaign settings.slots.*.time",
      "changeCampaign settings.story.voice",
      "changeCampaign settings.targets.*.connectionId",
      "changeCampaign settings.zone",
      "changeNotificationSettings quietHours.from",
      "changeNotificationSettings quietHours.to",
      "changeNotificationSettings quietHours.zone",
      "checkPostRows rows.*.cells.accounts",
      "checkPostRows rows.*.cells.caption",
      "checkPostRows rows.*.cells.date",
      "checkPostRows rows.*.cells.time",
      "checkPostRows rows.*.cells.title",
      "checkPostRows rows.*.cells.work",
      "checkPostRows rows.*.cells.zone",
      "checkPostRows zone",
      "chooseAccounts accountIds.*",
      "chooseAvatar creationId",
      "chooseAvatar uploadId",
      "chooseLanguageModel model",
      "chooseLanguageModel service",
      "correctGems reason",
      "createCampaign end.date",
      "createCampaign slots.*.time",
      "createCampaign story.voice",
      "createCampaign targets.*.connectionId",
      "createCampaign zone",
      "createCreation additionalParams.model_name",
      "createCreation additionalParams.resolution",
      "createCreation additionalParams.scheduler",
      "createCreation generationModel",
      "createCreation inputs.initialImage",
      "createCreation inputs.initialVideo",
      "createCreation inputs.lastImage",
      "createCreation model",
      "createCreation others.*.additionalParams.model_name",
      "createCreation others.*.additionalParams.resolution",
      "createCreation others.*.additionalParams.scheduler",
      "createCreation others.*.generationModel",
      "createCreation others.*.inputs.initialImage",
      "createCreation others.*.inputs.initialVideo",
      "createCreation others.*.inputs.lastImage",
      "createCreation others.*.model",
      "createCreation others.*.parentId",
      "createCreation others.*.story.description",
      "createCreation others.*.story.summary.*",
      "createCreation parentId",
      "createCreation quoteId",
      "createCreation story.description",
      "createCreation story.summary.*",
      "createPost at.wallTime",
      "createPost at.zone",
      "createPost repeat.end.date",
      "createPost targets.*.connectionId",
      "createPost workId",
      "createQuote additionalParams.model_name",
      "createQuote additionalParams.resolution",
      "createQuote additionalParams.scheduler",
      "createQuote generationModel",
      "createQuote inputs.initialImage",
      "createQuote inputs.initialVideo",
      "createQuote inputs.lastImage",
      "createQuote model",
      "createQuote others.*.additionalParams.model_name",
      "createQuote others.*.additionalParams.resolution",
      "createQuote others.*.additionalParams.scheduler",
      "createQuote others.*.generationModel",
      "createQuote others.*.inputs.initialImage",
      "createQuote others.*.inputs.initialVideo",
      "createQuote others.*.inputs.lastImage",
      "createQuote others.*.model",
      "createQuote others.*.parentId",
      "createQuote others.*.story.description",
      "createQuote others.*.story.summary.*",
      "createQuote parentId",
      "createQuote story.description",
      "createQuote story.summary.*",
      "createStory board.cast.*.id",
      "createStory board.cast.*.voice",
      "createStory board.scenes.*.cast.*",
      "createStory board.scenes.*.footage.model",
      "createStory board.scenes.*.id",
      "createStory board.scenes.*.pictures",
      "createStory board.scenes.*.speaker",
      "createStory board.scenes.*.takeId",
      "createStory board.scenes.*.takes.*.id",
      "createStory board.settings.ownNarration",
      "createStory board.settings.pictures",
      "createStory board.settings.voice",
      "createStory settings.ownNarration",
      "createStory settings.pictures",
      "createStory settings.voice",
      "decideBoardCase looked",
      "decideBoardCase note",
      "decideCase looked",
      "decideCase note",
      "decideCases decision.note",
      "decideCases ids.*",
      "decideCases looked.*",
      "decideCollectionCase note",
      "decideCollectionCase said",
      "decideCommentCase note",
      "decidePersonCase looked",
      "decidePersonCase note",
      "denySuspensionAppeal reason",
      "editWords added.*.language",
      "editWords added.*.text",
      "editWords allowed.*",
      "editWords disallowed.*",
      "editWords note",
      "editWords removed.*.language",
      "editWords removed.*.text",
      "endPush endpoint",
      "endSuspension reason",
      "enterChallenge creationId",
      "enterOwnKey key",
      "enterServiceKey key",
      "enterServiceKeys keys.*.key",
      "enterServiceKeys keys.*.name",
      "extendPlan reason",
      "fileHold authority",
      "fileHold reference",
      "giveGems to",
      "giveMonth reason",
      "issueAccessToken name",
      "movePost wallTime",
      "movePost zone",
      "orderTrial model",
      "previewCampaignTargets targets.*.connectionId",
      "previewCampaignTargets targets.*.kind",
      "previewPost targets.*.connectionId",
      "previewPost targets.*.kind",
      "previewPost workId",
      "readNotifications ids.*",
      "recordImpressions ids.*",
      "refundPayment reason",
      "reportBoard note",
      "reportCollection note",
      "reportComment note",
      "reportCreation note",
      "reportPerson note",
      "returnFromPlatform code",
      "returnFromPlatform state",
      "savePostDraft targets.*.connectionId",
      "savePostDraft targets.*.kind",
      "savePostDraft when.repeat.count",
      "savePostDraft when.repeat.until",
      "savePostDraft when.time.date",
      "savePostDraft when.time.time",
      "savePostDraft when.time.zone",
      "savePostDraft workId",
      "startPush endpoint",
      "startPush keys.auth",
      "startPush keys.p256dh",
      "suspendPerson note",
      "tryWordEdit added.*.language",
      "tryWordEdit added.*.text",
      "tryWordEdit allowed.*",
      "tryWordEdit disallowed.*",
      "tryWordEdit removed.*.language",
      "tryWordEdit removed.*.text",
      "undoDecisions ids.*",
      "workOnStory scenes.*",
      "writeComment parentId",
    ]
  `);
});

it("finds a text that no schema declares", () => {
  const marked = unshownTexts(z.strictObject({ id: unshown(z.string(), "an id") }));
  const seen = shownTexts({ id: "a", more: { of: ["b", { it: "c" }] } }, marked);
  expect(seen).toEqual([
    { field: "more.of.0", text: "b" },
    { field: "more.of.1.it", text: "c" },
  ]);
});

it("leaves out the story of a form, of which nothing is kept, so that a quote checks little text", () => {
  const story = { description: "a".repeat(2_000), summary: Array(38).fill("a".repeat(2_000)) };
  const form = { prompt: "a fox", story };
  const texts = shownTexts({ ...form, others: [form] }, unshownTexts(routes.createQuote.body));
  expect(texts.map(({ field }) => field)).toEqual(["prompt", "others.0.prompt"]);
});
