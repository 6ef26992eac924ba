import type { Route } from "./+types/home-page.ts";
import { type HomeData, popularCategories, popularCategoryHref } from "./home-data.ts";
import { HomeView } from "./home-view.tsx";

export function loader(): HomeData {
  return {
    figures: [
      { value: "0", label: "active listings" },
      { value: "25+", label: "years" },
      { value: "10,000+", label: "sales" },
      { value: "100%", label: "verified" },
    ],
    featured: [],
    categories: popularCategories.map((name) => ({
      name,
      to: popularCategoryHref(name),
      count: 0,
    })),
    recent: [],
    now: new Date().toISOString(),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />;
}
