import MuiSkeleton, { type SkeletonProps as MuiSkeletonProps } from '@mui/material/Skeleton';
import type { ComponentType } from 'react';

export type SkeletonProps = Omit<MuiSkeletonProps, 'width' | 'height' | 'style'>;

/**
 * MUI's Skeleton: reserves the space of content that is loading, so that the layout does not shift. A `text` skeleton
 * is as high as the text around it, so place it inside the Typography of the content. Set its size with `sx` or through
 * children: `width` and `height` would add a `style` attribute, which the Content Security Policy forbids.
 */
export const Skeleton = MuiSkeleton as ComponentType<SkeletonProps>;
