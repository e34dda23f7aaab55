import { useGetHealthQuery } from "../../entities/health/health-api.ts";

const ASK_AGAIN_MS = 5_000;

/** How many of its first works a new server has made; null where none are on their way. */
export function useDemoWorks() {
  const { data, isLoading } = useGetHealthQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return { works: data?.demoWorks ?? null, isLoading };
}
