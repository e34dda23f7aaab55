import type { CreationRecord } from "@kinora/domain/creation/creation";
import { findGenerator, type Generator } from "@kinora/domain/generation/generator";
import type { LeftTicket } from "@kinora/domain/generation/left-ticket";
import { ticket } from "./step-memos.ts";

export interface CallOffPorts {
  readonly generators: readonly Generator[];
  readonly findLeft: () => Promise<readonly LeftTicket[]>;
  readonly findCreation: (id: string) => Promise<CreationRecord | null>;
  readonly noteCalledOff: (jobId: string) => Promise<void>;
  readonly log: (line: string) => void;
}

/**
 * Cancels orders at external services whose jobs were cancelled or failed, possibly while no worker
 * was running. An order whose service does not answer is retried on the next run.
 */
export async function callOffOrders(ports: CallOffPorts): Promise<void> {
  for (const left of await ports.findLeft()) {
    try {
      const creation = await ports.findCreation(left.subjectId);
      if (creation?.recipe) {
        const generator = findGenerator(ports.generators, creation.recipe);
        await generator.cancel(ticket.parse(left.ticket));
      }
      await ports.noteCalledOff(left.jobId);
    } catch (error) {
      ports.log(`calling off ${left.jobId}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
