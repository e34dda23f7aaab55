import { JOB_VIEWS, type JobView } from "@kinora/contracts/job/job";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Segments } from "../../ui/segments.tsx";
import { JobList } from "./job-list.tsx";
import { LetterList } from "./letter-list.tsx";

const SHOWN = [...JOB_VIEWS, "letters"] as const;

/** Background jobs: waiting, running and failed. */
export function JobsPage() {
  const [shown, setShown] = useState<JobView | "letters">("waiting");
  const names = {
    waiting: t`Waiting`,
    running: t`Running`,
    stuck: t`Stuck`,
    failed: t`Failed`,
    letters: t`Dead letters`,
  };
  const hints = {
    waiting: t`Not started yet, or waiting for an external service.`,
    running: t`A worker is on it right now.`,
    stuck: t`Open for more than an hour, or left behind by a worker that vanished.`,
    failed: t`Their owners were told, have their gems back and can try again.`,
    letters: t`Events that part of the service couldn't process after five tries.`,
  };
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6">
      <title>{t`Jobs · Kinora`}</title>
      <div className="max-w-3xl">
        <h1 className="page-title mb-6">{t`Jobs`}</h1>
        <Segments
          label={t`Show`}
          value={shown}
          onChange={setShown}
          options={SHOWN.map((value) => ({ value, label: names[value] }))}
          wraps
        />
        <p className="mt-3 text-14 text-text-2">{hints[shown]}</p>
        {shown === "letters" ? <LetterList /> : <JobList key={shown} show={shown} />}
      </div>
    </main>
  );
}
