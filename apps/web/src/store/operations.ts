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

/** The operation, or a function that chooses it by the argument. */
type Choice<Name extends RouteName, Arg> = Name | ((arg: Arg) => Name);

interface Turned<Name extends RouteName, Result> {
  /** Transforms the answer for the cache. */
  readonly transformResponse?: (answer: Answer<Name>) => Result;
  /** Receives the answer before it is transformed. */
  readonly onAnswer?: (answer: Answer<Name>, asked: BaseQueryApi) => void;
}

type Kept<Options> = Omit<Options, "type" | "extraOptions">;

interface Page {
  readonly nextCursor: string | null;
}

/** An operation that answers with a paged list. */
type ListName = {
  [Name in RouteName]: Answer<Name> extends Page ? Name : never;
}[RouteName];

/** The input of an operation without parameters. */
export const nothing = (): Record<never, never> => ({});

/**
 * Builds endpoints from the route table, which determines their inputs and answers. Their types are
 * not inferred from the context, where RTK expects anything.
 *
 * @returns makers of endpoints; each takes the operation, a function from the endpoint's argument
 * to its input, and RTK's options
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
