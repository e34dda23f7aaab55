import type { AuditAction } from "@kinora/contracts/audit/audit";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The audit log, loaded with its page. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: operations(build).pages(
      "listAudit",
      (cursor, action: AuditAction | undefined) => ({ query: { cursor, action } }),
      { keepUnusedDataFor: 0 },
    ),
  }),
});

export const { useListAuditInfiniteQuery } = auditApi;
