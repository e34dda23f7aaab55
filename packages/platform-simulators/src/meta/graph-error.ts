import { type PlatformReply, replied } from "../serving/platform-call.ts";

/** A refusal in the format of Meta's Graph API. */
export const graphError = (
  code: number,
  message: string,
  {
    status = 400,
    subcode,
    headers,
  }: {
    readonly status?: number;
    readonly subcode?: number;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): PlatformReply =>
  replied(
    status,
    {
      error: {
        ...{ message, type: "OAuthException", code },
        ...(subcode !== undefined && { error_subcode: subcode }),
        ...{ is_transient: code === 2, error_user_msg: "Lokalisierter Text des Kontos" },
        fbtrace_id: "simulated",
      },
    },
    headers,
  );

export const GRAPH_BROKEN = graphError(2, "An unexpected error has occurred.", { status: 500 });
export const TOKEN_EXPIRED = graphError(190, "Error validating access token: Session has expired", {
  ...{ status: 401, subcode: 463 },
});
export const TOKEN_REVOKED = graphError(
  190,
  "Error validating access token: The user has not authorized application.",
  { status: 401, subcode: 458 },
);
export const NO_PERMISSION = graphError(
  200,
  "(#200) The user hasn't authorized the application to perform this action",
  { status: 403 },
);
export const MISSING_NODE = graphError(100, "Unsupported get request. Object does not exist.", {
  subcode: 33,
});

/** Minutes until a page or account that was too busy may go on. */
const REGAIN_MINUTES = 25;

/** A refusal of an account that was too busy; it comes with 400, and says when it may go on. */
export const tooBusy = (code: number, accountId: string): PlatformReply =>
  graphError(code, "There have been too many calls from this account.", {
    headers: {
      "x-business-use-case-usage": JSON.stringify({
        [accountId]: [{ call_count: 100, estimated_time_to_regain_access: REGAIN_MINUTES }],
      }),
    },
  });
