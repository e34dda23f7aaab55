import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** Limits of the picture scan, loaded with their page. */
const scanApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getScanLimits: query("getScanLimits", nothing, { providesTags: ["Banner"] }),
      tryScanLimits: mutation("tryScanLimits", (body: ScanLimits) => ({ body })),
      setScanLimits: mutation("setScanLimits", (body: ScanLimits) => ({ body }), {
        invalidatesTags: ["Banner"],
      }),
    };
  },
});

export const { useGetScanLimitsQuery, useTryScanLimitsMutation, useSetScanLimitsMutation } =
  scanApi;
