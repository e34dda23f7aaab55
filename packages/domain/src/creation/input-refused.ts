/** Nothing can be made of what work begins with; the message is a sentence for its owner. */
export class InputRefused extends Error {}
