import { Link } from "react-router";
import type { HomeData } from "./home-data.ts";

/** A table of contents rather than a wall of tiles: name, leader, number. */
export function CategoryIndex({ categories }: Pick<HomeData, "categories">) {
  return (
    <ul className="grid gap-x-16 sm:grid-cols-2">
      {categories.map((category) => (
        <li key={category.to}>
          <Link to={category.to} className="group flex min-h-14 items-baseline gap-3 py-2.5">
            <span className="font-serif text-xl font-medium tracking-tight underline-offset-4 group-hover:underline">
              {category.name}
            </span>
            <span
              aria-hidden="true"
              className="grow border-b-2 border-dotted border-line-strong/50"
            />
            <span className="figures text-ink-2">
              {category.count}
              <span className="sr-only"> businesses</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
