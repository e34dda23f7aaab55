import type { CampaignStory } from "@kinora/contracts/campaign/campaign-story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { Check, ChevronLeft, ChevronRight, Clapperboard, PencilLine, X } from "lucide-react";
import { useRef, useState } from "react";
import { WorkFrame } from "../../../entities/creation/work-frame.tsx";
import { timeInZone } from "../../../entities/post/time-draft.ts";
import { Problem } from "../../../store/problem.tsx";
import { useAppDispatch } from "../../../store/store.ts";
import { toast } from "../../../store/ui-slice.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useSwipe } from "../../../ui/use-swipe.ts";
import { useApproveStoryMutation, useRenderStoryAgainMutation } from "../campaign-story-api.ts";
import { RejectSheet } from "./reject-sheet.tsx";
import { useDecisionKeys } from "./use-decision-keys.ts";

export interface ReviewStoryProps {
  readonly story: CampaignStory;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly onStep: (by: number) => void;
}

/** A story that waits for its owner: its film, and what can be decided. */
export function ReviewStory({ story, hasNext, hasPrevious, onStep }: ReviewStoryProps) {
  const { id, version, work, actions, slot } = story;
  const say = useAppDispatch();
  const stage = useRef<HTMLDivElement>(null);
  const [rejects, setRejects] = useState(false);
  const [approve, approving] = useApproveStoryMutation();
  const [render, rendering] = useRenderStoryAgainMutation();
  const isBusy = approving.isLoading || rendering.isLoading;
  const when = timeInZone(new Date(slot.at), slot.zone);
  const approveIt = () => {
    if (!actions.includes("approve") || isBusy) return;
    void approve({ id, version })
      .unwrap()
      .then(
        () => say(toast(t`Approved: it is posted on ${when}.`, "success")),
        // Shown below.
        () => undefined,
      );
  };
  const rejectIt = () => {
    if (actions.includes("reject") && !isBusy) setRejects(true);
  };
  const go = (by: number) => () => onStep(by);
  useDecisionKeys({ approve: approveIt, reject: rejectIt, next: go(1), previous: go(-1) });
  useSwipe(stage, { forth: go(1), back: go(-1) });
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div
        ref={stage}
        className="mx-auto w-full touch-pan-y [--beside:31rem] lg:[--beside:18rem]"
        style={work ? { maxWidth: widestOf(work) } : {}}
      >
        {work && <WorkFrame card={work} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Words story={story} when={when} />
        <div className="flex gap-2 max-lg:order-first">
          <Button
            look="primary"
            size="lg"
            className="flex-1"
            icon={<Check size={20} />}
            disabled={!actions.includes("approve") || isBusy}
            busy={approving.isLoading && t`Approving`}
            onClick={approveIt}
          >
            {t`Approve`}
          </Button>
          <Button
            size="lg"
            className="flex-1"
            icon={<X size={20} />}
            disabled={!actions.includes("reject") || isBusy}
            onClick={rejectIt}
          >
            {t`Reject`}
          </Button>
        </div>
        <Changes story={story} isBusy={isBusy} onRender={() => void render({ id, version })} />
        {(approving.error ?? rendering.error) && (
          <Problem error={approving.error ?? rendering.error} />
        )}
        <div className="flex items-center justify-between gap-3 text-12 text-text-2">
          <p className="pointer-coarse:hidden">{t`A approves, R rejects, the arrow keys move.`}</p>
          <p className="hidden pointer-coarse:block">{t`Swipe over the film for the next.`}</p>
          <div className="flex gap-1">
            <IconButton
              label={t`Previous story`}
              icon={<ChevronLeft size={20} />}
              disabled={!hasPrevious}
              onClick={go(-1)}
            />
            <IconButton
              label={t`Next story`}
              icon={<ChevronRight size={20} />}
              disabled={!hasNext}
              onClick={go(1)}
            />
          </div>
        </div>
      </div>
      {rejects && <RejectSheet story={story} onClose={() => setRejects(false)} />}
    </div>
  );
}

/** What it is, of which campaign, and when it is posted. */
function Words({ story, when }: { readonly story: CampaignStory; readonly when: string }) {
  const { campaignId, campaignName, title, idea, source } = story;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-text-2">
        <Link
          to="/campaigns/$id"
          params={{ id: campaignId }}
          className="underline-offset-4 hover:underline"
        >
          {campaignName}
        </Link>
      </p>
      <h2 dir="auto" className="text-20 wrap-anywhere">
        {title ?? idea}
      </h2>
      {title && (
        <p dir="auto" className="line-clamp-4 text-14 text-text-2 wrap-anywhere">
          {idea}
        </p>
      )}
      {source && <p className="text-14">{t`Based on “${{ source: source.title }}”.`}</p>}
      <p className="text-14">
        {t`Posted on ${when} if you approve it; otherwise this time stays empty.`}
      </p>
    </div>
  );
}

/** Editing it, and filming it again when it was edited. */
function Changes({
  story: { storyId, actions },
  isBusy,
  onRender,
}: {
  readonly story: CampaignStory;
  readonly isBusy: boolean;
  readonly onRender: () => void;
}) {
  if (!storyId) return null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Link to="/story/$id" params={{ id: storyId }} className={buttonClass("quiet")}>
          <PencilLine size={18} aria-hidden="true" />
          {t`Edit, or redo a scene`}
        </Link>
        {actions.includes("render") && (
          <Button icon={<Clapperboard size={18} />} disabled={isBusy} onClick={onRender}>
            {t`Film it again`}
          </Button>
        )}
      </div>
      <p className="text-12 text-text-2">
        {t`Change words or draw scenes again on the storyboard, then film it again: it comes back here.`}
      </p>
    </div>
  );
}

/** So that the whole film is on the screen, whatever its shape: on a phone with the decision below it. */
const widestOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  `calc(${width / height} * clamp(14rem, 100dvh - var(--beside), 44rem))`;
