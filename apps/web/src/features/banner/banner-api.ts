import type { NewBanner } from "@kinora/contracts/banner/banner";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** The operator's banners, loaded with the components that show them. */
const bannerApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    const changes = { invalidatesTags: ["Banner" as const] };
    return {
      getBanner: query("getBanner", nothing, { providesTags: ["Banner"] }),
      closeBanner: mutation("closeBanner", (id: string) => ({ params: { id } })),
      listBanners: query("listBanners", nothing, { providesTags: ["Banner"] }),
      putUpBanner: mutation("putUpBanner", (body: NewBanner) => ({ body }), changes),
      takeDownBanner: mutation("takeDownBanner", (id: string) => ({ params: { id } }), changes),
    };
  },
});

export const {
  useGetBannerQuery,
  useCloseBannerMutation,
  useListBannersQuery,
  usePutUpBannerMutation,
  useTakeDownBannerMutation,
} = bannerApi;
