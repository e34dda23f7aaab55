/**
 * Sends a message to the parent process. A killed parent is not an error of this process, which
 * ends when it notices ("disconnect") and has no one to report to.
 */
export function sendToParent(message: object): void {
  // Without a callback, a broken channel would be thrown as an uncaught error.
  process.send?.(message, undefined, undefined, () => {});
}
