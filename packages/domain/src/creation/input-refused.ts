/** Nothing can be made of what work begins with; the message is a sentence for its owner. */
export class InputRefused extends Error {}

/**
 * What work begins with took more time or memory than it may; the message is a sentence for its owner. Tried
 * again, for the machine may have been busy; but a person can bring it about at will, so it is not our fault.
 */
export class InputTooHeavy extends Error {
  override readonly name = "InputTooHeavy";
}
