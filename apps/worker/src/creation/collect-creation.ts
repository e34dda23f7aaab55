import { distinctSentences } from "@kinora/domain/distinct-sentences";
import { CollectLater } from "@kinora/domain/generation/order-failed";
import { Waits } from "../job/interruption.ts";
import { MAKING, percentMade } from "./percent-made.ts";
import type { Step } from "./step.ts";
import { readTicket } from "./step-memos.ts";

/** Makes the result, or fetches one made by an external service. */
export const collectCreation: Step = async (context) => {
  const { job, memos, generator, directory, signal, report, ports } = context;
  if (job.lane === "hosted") report("fetching", MAKING.until);
  const collecting = generator.collect(readTicket(memos), await context.order(), {
    ...{ job, directory, signal },
    watch: (percent, preview, atWork) => report("rendering", percentMade(percent), preview, atWork),
  });
  const generated = await collecting.catch((error) => {
    throw error instanceof CollectLater ? new Waits(error.at) : error;
  });
  await ports.commit(job, "collect", generated, async ({ creations, creation }) => {
    const { notices, chapters, duration } = generated;
    // Some notices are known only after a photo has been analysed.
    const said = distinctSentences([...creation.notices, ...notices]);
    await creations.update(creation.id, {
      notices: said,
      ...(chapters === undefined ? {} : { chapters }),
      ...(duration === undefined ? {} : { duration }),
    });
  });
  return generated;
};
