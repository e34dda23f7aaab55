import { useGetHealthQuery } from "../../entities/health/health-api.ts";

const ASK_AGAIN_MS = 5_000;

/** Number of first works that a new server has made; null when none are being made. */
export function useDemoWorks() {
  const { data, isLoading } = useGetHealthQuery(undefined, {
    pollingInterval: ASK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  return { works: data?.demoWorks ?? null, isLoading };
}
