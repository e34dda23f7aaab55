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
          {t`Creating costs gems, and the button shows the price before you press it. You start with ${plural(SIGNUP_GEMS, { one: "# gem", other: "# gems" })}, and every day you can claim ${DAILY_CLAIM_GEMS} more. Daily gems that you do not spend expire at the end of the following day; the Gems page shows how many and when.`}
        </p>
        <p>
          {t`There are awards for days in a row with a claim, for weeks with several active days, for your first creation, and for a film and a story a week that stay in the feed for a day. The Gems page shows how far you are. These gems never expire. The gems to start with are given once per Google or Apple account, also if you delete your account here and come back.`}
        </p>
        <p>
          {t`When you press the button, the gems are reserved; you pay once the result is ready. If it fails, doesn't pass our safety check, or you cancel it in time, you get them back automatically. Every change has a receipt that shows these steps.`}
        </p>
      </Part>
      <Part id="yours" title={t`What you make`}>
        <p>
          {t`A new work isn't in the feed until you add it. Unlisted means only people with the link can see it; private means only you. A work you delete stays in the trash for ${TRASH_DAYS} days, then its files are deleted for good. A storyboard is deleted immediately.`}
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
          {t`Files are signed when they're made: a work's page shows who signed it, and whether anything has changed since. A file also carries its recipe. Drop it on the create page, or choose it there with “Use a file's recipe”, to fill in the form; the file stays on your device.`}
        </p>
      </Part>
      <Part id="trending" title={t`How trending works`}>
        <p>
          {t`The ranking compares likes with views, so works few people have seen can rise, and older works sink. Remixes count; liking your own work doesn't. It's updated every ten minutes, and no one has more than two works on a page while others have some to show.`}
        </p>
      </Part>
      <Part id="keys" title={t`Keyboard shortcuts`}>
        <KeyList />
        <p>{t`Single-key shortcuts can be switched off in Settings, under Appearance.`}</p>
      </Part>
      <Part id="report" title={t`Reporting`}>
        <p>
          {t`To report someone's work, choose Report in its menu. Your report goes to the people who run this service. You can report a work once, and ten works a day.`}
        </p>
        <p>
          {t`Works are hidden under a rule, and the author is told which. They can appeal each decision once; someone else decides.`}{" "}
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
