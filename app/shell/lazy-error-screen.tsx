import { type ComponentType, lazy, Suspense } from "react";
import { brand } from "#app/shared/brand.ts";
import type { ErrorScreenProps } from "./error-text.ts";

type ErrorScreenComponent = ComponentType<ErrorScreenProps>;

let loaded: ErrorScreenComponent | null = null;

/** Loaded on the first error; if that fails too, the message below is shown. */
export async function loadErrorScreen(): Promise<{ default: ErrorScreenComponent }> {
  const page = await import("./error-screen.tsx").catch(() => ({ default: Unreachable }));
  loaded = page.default;
  return page;
}

const LazyScreen = lazy(loadErrorScreen);

export function LazyErrorScreen(props: ErrorScreenProps) {
  const Page = loaded ?? LazyScreen;
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
}

function Unreachable() {
  return (
    <div className="wrap py-20">
      <h1 className="display text-4xl">We couldn't reach {brand.name}</h1>
      <p className="mt-4 text-lg">
        Check your connection, then{" "}
        <a href="?" className="link">
          try again
        </a>
        .
      </p>
    </div>
  );
}
