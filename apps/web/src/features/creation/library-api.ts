import { listOfIds, tellsOf } from "../../entities/creation/cards.ts";
import { api } from "../../store/api.ts";
import { operations } from "../../store/operations.ts";

export type LibraryView = "library" | "trash";

/** Which of the user's own works are listed; an empty `q` lists all. */
interface LibraryArg {
  readonly view: LibraryView;
  readonly q: string;
}

export const libraryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCreations: operations(build).pages(
      "listCreations",
      (cursor, { view, q }: LibraryArg) => ({ query: { view, q, cursor } }),
      {
        providesTags: ["Library"],
        onAnswer: tellsOf(({ items }) => items),
        transformResponse: listOfIds,
      },
    ),
  }),
});

export const { useListCreationsInfiniteQuery } = libraryApi;
