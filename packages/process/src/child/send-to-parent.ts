/**
 * Sends a message to the process that started this one. A parent that was killed hears nothing: that is no
 * error of this process, which ends when it notices ("disconnect") and has nobody left to complain to.
 */
export function sendToParent(message: object): void {
  // Without a callback a broken channel is thrown at the process, stack and all.
  process.send?.(message, undefined, undefined, () => {});
}
