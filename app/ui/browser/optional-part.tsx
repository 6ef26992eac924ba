import { Component, type ReactNode, Suspense } from "react";

interface OptionalPartProps {
  children: ReactNode;
}

interface OptionalPartState {
  error: unknown;
}

/** Browsers' error messages if a lazy component's code cannot be fetched. */
const loadFailure = /dynamically imported module|importing a module script/i;

/** For an optional part: omitted if its code cannot be loaded, as without a connection. */
export class OptionalPart extends Component<OptionalPartProps, OptionalPartState> {
  override state: OptionalPartState = { error: null };

  static getDerivedStateFromError(error: unknown): OptionalPartState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return <Suspense>{this.props.children}</Suspense>;
    if (error instanceof TypeError && loadFailure.test(error.message)) return null;
    throw error;
  }
}

/** Hydrates its children later. Not for fields: input from before hydration is restored once (`shell/early-input.tsx`). */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return <OptionalPart>{children}</OptionalPart>;
}
