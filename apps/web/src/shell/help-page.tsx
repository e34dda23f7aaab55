import { DAILY_CLAIM_GEMS, SIGNUP_GEMS, TRASH_DAYS } from "@kinora/contracts/limits";
import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { KeyList } from "./key-list.tsx";

/** Every sentence must describe what the product actually does. */
export function HelpPage() {
  return (
    <main id="content" className="mx-auto w-full max-w-2xl px-4 py-6 md:py-12">
      <title>{t`Help · Kinora`}</title>
      <h1 className="page-title">{t`How Kinora works`}</h1>
      <Part id="gems" title={t`Gems`}>
        <p>
          {t`Creating costs gems, and the button shows the price before you press it. You start with ${plural(SIGNUP_GEMS, { one: "# gem", other: "# gems" })}, and every day from 00:00 UTC you can claim ${DAILY_CLAIM_GEMS} more. Daily gems that you do not spend expire at the end of the following day; the Gems page shows how many and when.`}
        </p>
        <p>
          {t`When you press the button, the gems are reserved; you pay once the result is ready. If it fails, does not pass our safety check, or you cancel it in time, you get them back automatically. Every change has a receipt that shows these steps.`}
        </p>
      </Part>
      <Part id="yours" title={t`What you make`}>
        <p>
          {t`A new work is in nobody’s feed until you put it there. Unlisted means that only people with the link see it; private means only you. A work you delete waits in the trash for ${TRASH_DAYS} days, then its files are removed for good. A storyboard is deleted at once.`}
        </p>
        <p>
          {t`You can download every work, with the recipe that made it inside the file. The same recipe and seed give the same result.`}
        </p>
      </Part>
      <Part id="ai" title={t`AI marking`}>
        <p>
          {t`Everything made on Kinora is generated. Each file says so in its own metadata, in a form that other services can read, and each page says so in words. Uploaded clips are not made with AI, and their pages say so.`}
        </p>
        <p>
          {t`Files are signed when they are made: the page of a work says by whom, and whether anything was changed since. A file also carries its recipe. Drop it on the create page, or choose it there with “Use a file’s recipe”, and the form is filled; the file does not leave your device.`}
        </p>
      </Part>
      <Part id="trending" title={t`What trends`}>
        <p>
          {t`The ranking compares likes with how often a work was seen, so that works few people have seen can rise, and older works sink. Remixes count for a work; your own likes do not. It is updated every ten minutes, and nobody has more than two works on a page while others have some to show.`}
        </p>
      </Part>
      <Part id="keys" title={t`Keyboard shortcuts`}>
        <KeyList />
        <p>{t`Single-key shortcuts can be switched off in Settings, under Appearance.`}</p>
      </Part>
      <Part id="report" title={t`Reporting`}>
        <p>
          {t`Everybody else’s works have Report in their menu. Your report goes to the people who run this service. You can report a work once, and ten works a day.`}
        </p>
        <p>
          {t`What is hidden is hidden by a rule, which its author is told. They may ask for another look, once a decision; somebody else decides.`}{" "}
          <Link to="/transparency" className="underline underline-offset-4">
            {t`How often that happens`}
          </Link>
        </p>
      </Part>
    </main>
  );
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className="mt-10 scroll-mt-24">
      <h2 className="mb-3 text-20">{title}</h2>
      <div className="flex flex-col gap-3 text-16 leading-relaxed text-text-2">{children}</div>
    </section>
  );
}
