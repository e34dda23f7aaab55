import { readWorkflow } from "./workflow.ts";
import animatediffPicture from "./workflows/animatediff-picture.json" with { type: "json" };
import animatediffPicturePan from "./workflows/animatediff-picture-pan.json" with { type: "json" };
import animatediffPictureZoom from "./workflows/animatediff-picture-zoom.json" with {
  type: "json",
};
import animatediffPicturesMorph from "./workflows/animatediff-pictures-morph.json" with {
  type: "json",
};
import animatediffWords from "./workflows/animatediff-words.json" with { type: "json" };
import animatediffWordsMorph from "./workflows/animatediff-words-morph.json" with { type: "json" };
import animatediffWordsPan from "./workflows/animatediff-words-pan.json" with { type: "json" };
import animatediffWordsZoom from "./workflows/animatediff-words-zoom.json" with { type: "json" };
import fluxSchnell from "./workflows/flux-schnell.json" with { type: "json" };
import ltxPicture from "./workflows/ltx-picture.json" with { type: "json" };
import majicmix from "./workflows/majicmix.json" with { type: "json" };
import majicmixWords from "./workflows/majicmix-words.json" with { type: "json" };
import sdxl from "./workflows/sdxl.json" with { type: "json" };
import wanPicture from "./workflows/wan-picture.json" with { type: "json" };
import wanWords from "./workflows/wan-words.json" with { type: "json" };
import zeroscope from "./workflows/zeroscope.json" with { type: "json" };

/** All workflows, keyed by file name. */
export const WORKFLOWS = {
  "animatediff-picture": readWorkflow(animatediffPicture),
  "animatediff-picture-pan": readWorkflow(animatediffPicturePan),
  "animatediff-picture-zoom": readWorkflow(animatediffPictureZoom),
  "animatediff-pictures-morph": readWorkflow(animatediffPicturesMorph),
  "animatediff-words": readWorkflow(animatediffWords),
  "animatediff-words-morph": readWorkflow(animatediffWordsMorph),
  "animatediff-words-pan": readWorkflow(animatediffWordsPan),
  "animatediff-words-zoom": readWorkflow(animatediffWordsZoom),
  "flux-schnell": readWorkflow(fluxSchnell),
  "ltx-picture": readWorkflow(ltxPicture),
  majicmix: readWorkflow(majicmix),
  "majicmix-words": readWorkflow(majicmixWords),
  sdxl: readWorkflow(sdxl),
  "wan-picture": readWorkflow(wanPicture),
  "wan-words": readWorkflow(wanWords),
  zeroscope: readWorkflow(zeroscope),
} as const;
export type WorkflowName = keyof typeof WORKFLOWS;
