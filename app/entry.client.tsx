import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadErrorScreen } from "#app/shell/lazy-error-screen.tsx";

// An error page arrives whole. Without its code at hand, React would blank it for a moment and fetch it first.
if (document.getElementById("error-page")) await loadErrorScreen();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
