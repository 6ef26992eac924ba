import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";

interface PhotoProps {
  src: string | null;
  srcSet?: string;
  sizes?: string;
  alt: string;
  eager?: boolean;
  fallback?: ReactNode;
  /** A few pixels as a data URL, shown until the picture is loaded. */
  placeholder?: string | undefined;
  className?: string;
  transitionName?: string;
  children?: ReactNode;
}

/** Always 3:2 (`parts.css`), so that loading it does not shift the layout. */
export function Photo({
  src,
  srcSet,
  sizes,
  alt,
  eager,
  fallback = "Image not available",
  placeholder,
  className,
  transitionName,
  children,
}: PhotoProps) {
  const [broken, setBroken] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  // An image can fail before hydration, when no handler is attached yet.
  useEffect(() => {
    const { current } = image;
    setBroken(Boolean(current?.complete && current.naturalWidth === 0));
  }, [src]);
  return (
    <div
      className={className ? `photo ${className}` : "photo"}
      style={photoStyle(placeholder, transitionName)}
    >
      {src && !broken ? (
        <img
          ref={image}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={960}
          height={640}
          loading={eager ? undefined : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          onError={() => setBroken(true)}
        />
      ) : typeof fallback === "string" ? (
        <p>{fallback}</p>
      ) : (
        fallback
      )}
      {children}
    </div>
  );
}

function photoStyle(placeholder?: string, viewTransitionName?: string): CSSProperties | undefined {
  if (!placeholder && !viewTransitionName) return undefined;
  return {
    ...(placeholder && { background: `center / cover url("${placeholder}")` }),
    ...(viewTransitionName && { viewTransitionName }),
  };
}
