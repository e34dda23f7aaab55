// Shrinking a counterexample on a real database can take longer than its test may. Reported is then the
// smallest one found so far, instead of a test that timed out.
import fc from "fast-check";

if (!process.env.PROOF)
  fc.configureGlobal({ interruptAfterTimeLimit: 120_000, markInterruptAsFailure: true });
