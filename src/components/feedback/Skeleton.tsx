import MuiSkeleton, { type SkeletonProps as MuiSkeletonProps } from '@mui/material/Skeleton';
import type { ComponentType } from 'react';

export type SkeletonProps = Omit<MuiSkeletonProps, 'width' | 'height' | 'style'>;

/**
 * MUI's Skeleton: keeps the place of something that is on its way, in its size, so that nothing moves when it comes.
 * A `text` is as high as the text around it, so it belongs into the Typography of what comes. Sizes are given with
 * `sx`, or by children: `width` and `height` would write a `style` attribute, which the pages' policy forbids.
 */
export const Skeleton = MuiSkeleton as ComponentType<SkeletonProps>;
