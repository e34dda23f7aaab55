/** What of the platform's signal the ports may speak of: the domain is compiled without any platform. */
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
