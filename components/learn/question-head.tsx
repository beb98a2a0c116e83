import { useEffect, useRef } from 'react'
import { RUN, rightIn } from '@/lib/learn/run'
import { practiceQuestion, practiceRight } from '@/lib/messages/compiled/learn/learn'
import type { Practice } from './practice'

/** The number of the question, and how many answers were right. It takes the focus from the key that led to it. */
export function QuestionHead({ practice: { number, answers } }: { readonly practice: Practice }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (number > 0) heading.current?.focus({ preventScroll: true })
  }, [number])
  return (
    <div className="flex items-baseline justify-between gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-base font-semibold text-soft outline-none">
        {practiceQuestion({ number: number + 1, all: RUN })}
      </h2>
      <p className="text-base text-soft">{practiceRight({ count: rightIn(answers) })}</p>
    </div>
  )
}
