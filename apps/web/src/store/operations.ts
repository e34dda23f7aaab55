import { type Answer, type CallInput, call } from "@kinora/contracts/call";
import type { RouteName } from "@kinora/contracts/routes";
import type {
  BaseQueryApi,
  EndpointBuilder,
  InfiniteQueryDefinition,
  InfiniteQueryExtraOptions,
  MutationDefinition,
  MutationExtraOptions,
  QueryDefinition,
  QueryExtraOptions,
} from "@reduxjs/toolkit/query";
import type { SessionQuery } from "./base-query.ts";

/** The operation itself, or which one by what is asked. */
type Choice<Name extends RouteName, Arg> = Name | ((arg: Arg) => Name);

interface Turned<Name extends RouteName, Result> {
  /** What of the answer is kept. */
  readonly transformResponse?: (answer: Answer<Name>) => Result;
  /** Hears of the answer before. */
  readonly onAnswer?: (answer: Answer<Name>, asked: BaseQueryApi) => void;
}

type Kept<Options> = Omit<Options, "type" | "extraOptions">;

interface Page {
  readonly nextCursor: string | null;
}

/** An operation that answers a list, page by page. */
type ListName = {
  [Name in RouteName]: Answer<Name> extends Page ? Name : never;
}[RouteName];

/** The input of an operation that is asked with nothing. */
export const nothing = (): Record<never, never> => ({});

/**
 * Endpoints out of the route table: what they are asked with and what they answer is what the table says. Nothing of
 * that is inferred from what is expected where they stand: RTK expects anything.
 *
 * @returns makers of endpoints; each takes the operation, its input by the endpoint's argument, and RTK's options
 */
export function operations<Tag extends string>(build: EndpointBuilder<SessionQuery, Tag, "api">) {
  return {
    query: <Name extends RouteName, Arg = void, Result = Answer<Name>>(
      name: Choice<Name, Arg>,
      input: (arg: Arg) => CallInput<Name>,
      options: Kept<QueryExtraOptions<Tag, Result, Arg, SessionQuery, "api">> &
        Turned<Name, Result> = {},
    ): QueryDefinition<NoInfer<Arg>, SessionQuery, Tag, NoInfer<Result>, "api"> =>
      build.query<Result, Arg>({
        ...options,
        extraOptions: options,
        query: (arg) => call(chosen(name, arg), input(arg)),
      }),

    mutation: <Name extends RouteName, Arg = void, Result = Answer<Name>>(
      name: Choice<Name, Arg>,
      input: (arg: Arg) => CallInput<Name>,
      options: Kept<MutationExtraOptions<Tag, Result, Arg, SessionQuery, "api">> &
        Turned<Name, Result> & { readonly keepalive?: (arg: Arg) => boolean } = {},
    ): MutationDefinition<NoInfer<Arg>, SessionQuery, Tag, NoInfer<Result>, "api"> => {
      const { keepalive = () => false, ...others } = options;
      return build.mutation<Result, Arg>({
        ...others,
        query: (arg) => ({
          ...call(chosen(name, arg), input(arg)),
          keepalive: keepalive(arg),
        }),
      });
    },

    pages: <Name extends ListName, Arg = void, Result extends Page = Answer<Name> & Page>(
      name: Name,
      input: (cursor: string | undefined, arg: Arg) => CallInput<Name>,
      options: Omit<
        InfiniteQueryExtraOptions<Tag, Result, Arg, string | null, SessionQuery, "api">,
        "type" | "infiniteQueryOptions" | "extraOptions"
      > &
        Turned<Name, Result> = {},
    ): InfiniteQueryDefinition<
      NoInfer<Arg>,
      string | null,
      SessionQuery,
      Tag,
      NoInfer<Result>,
      "api"
    > =>
      build.infiniteQuery<Result, Arg, string | null>({
        ...options,
        extraOptions: options,
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
        },
        query: ({ queryArg, pageParam }) => call(name, input(pageParam ?? undefined, queryArg)),
      }),
  };
}

function chosen<Name extends RouteName, Arg>(name: Choice<Name, Arg>, arg: Arg): Name {
  return typeof name === "function" ? name(arg) : name;
}
