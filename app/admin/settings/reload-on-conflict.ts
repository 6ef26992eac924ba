import type { ShouldRevalidateFunction } from "react-router";

/**
 * For `shouldRevalidate`: a refused change loads the page anew too, which the router does after a success only. The form then
 * carries the version that the administrator has been told of, and the history shows who was faster.
 */
export const reloadOnConflict: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 409 || defaultShouldRevalidate;
