import type { Story } from "@kinora/contracts/story/story";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { CircleAlert, PencilLine } from "lucide-react";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { WorkBar } from "./work-bar.tsx";

const PLACES = ["a", "b", "c", "d", "e"];

/** Shown before there is a board: the progress of the script, or why it failed. */
export function WritingScript({ story }: { readonly story: Story }) {
  const { prompt, work, failure } = story;
  if (work === null) {
    return (
      <EmptyState
        icon={<CircleAlert size={26} />}
        title={t`The script wasn't written`}
        text={failure ?? t`The work was stopped. You didn't pay for what wasn't delivered.`}
        action={
          <Link to="/create" className={buttonClass("primary")}>
            {t`Change the idea`}
          </Link>
        }
      />
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-[72rem] flex-col gap-6 p-4 md:p-8">
      <div className="flex flex-col gap-2">
        <p className="flex items-center gap-2 text-text-2">
          <PencilLine size={18} aria-hidden="true" />
          {t`The script`}
        </p>
        <h1 dir="auto" className="page-title line-clamp-3">
          {prompt || t`Your script`}
        </h1>
      </div>
      <WorkBar story={story} work={work} />
      <p className="text-text-2">
        {t`You can leave this page; the story continues and will be in your library.`}
      </p>
      <div aria-hidden="true" className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {PLACES.map((place) => (
          <div key={place} className="flex flex-col gap-2">
            <Skeleton className="aspect-video rounded-media!" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}
