import { distinctSentences } from "@kinora/domain/distinct-sentences";
import type { Step } from "./step.ts";
import { readTicket } from "./step-memos.ts";

/** Percent of the whole job at which making the result begins and ends. */
const FROM = 2;
const UNTIL = 90;

/** Makes the result, or fetches what was made elsewhere. */
export const collectCreation: Step = async (context) => {
  const { job, memos, generator, directory, signal, report, ports } = context;
  const generated = await generator.collect(readTicket(memos), await context.order(), {
    ...{ job, directory, signal },
    watch: (percent, preview, atWork) =>
      report("rendering", FROM + (percent * (UNTIL - FROM)) / 100, preview, atWork),
  });
  await ports.commit(job, "collect", generated, async ({ creations, creation }) => {
    const { notices, chapters, duration } = generated;
    // Some things are known only once a photo has been looked at.
    const said = distinctSentences([...creation.notices, ...notices]);
    await creations.update(creation.id, {
      notices: said,
      ...(chapters === undefined ? {} : { chapters }),
      ...(duration === undefined ? {} : { duration }),
    });
  });
  return generated;
};
